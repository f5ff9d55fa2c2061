/** Accepted uploads for profiles and events. Animations show their first frame. */
export const imageFile = {
  maxBytes: 5 * 1024 * 1024,
  /** Width times height; phones take 12 or 24 megapixels (5712 by 4284). */
  maxPixels: 25_000_000,
  mimeTypes: ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp', 'image/avif'],
} as const;

/** Longest side of both stored sizes, in pixels. */
export const imageSizes = { page: 1600, card: 800 } as const;

export type ImageFault = 'not_an_image' | 'too_large';

/** Checks name and size of a chosen file; the server checks its content. */
export function findImageFault({ type, size }: { type: string; size: number }): ImageFault | null {
  if (!type.startsWith('image/')) return 'not_an_image';
  return size > imageFile.maxBytes ? 'too_large' : null;
}

/** Key or address of an image's card size. */
export function cardImage(page: string): string {
  return page.replace(/(\.[a-z]+)$/, '-card$1');
}
