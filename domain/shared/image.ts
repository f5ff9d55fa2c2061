/** What may be uploaded as the image of a profile or an event. An animated one is shown as its first frame. */
export const imageFile = {
  maxBytes: 5 * 1024 * 1024,
  /** Width times height; phone cameras stay below. */
  maxPixels: 50_000_000,
  mimeTypes: ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp', 'image/avif'],
} as const;

/** Every image is stored twice: for a page and, smaller, for a card. Longest side in pixels. */
export const imageSizes = { page: 1600, card: 800 } as const;

export type ImageFault = 'not_an_image' | 'too_large';

/** What is wrong with a chosen file, judged by its name and size; the server looks at the content. */
export function findImageFault({ type, size }: { type: string; size: number }): ImageFault | null {
  if (!type.startsWith('image/')) return 'not_an_image';
  return size > imageFile.maxBytes ? 'too_large' : null;
}

/** Key or address of the small copy of an image. */
export function cardImage(page: string): string {
  return page.replace(/(\.[a-z]+)$/, '-card$1');
}
