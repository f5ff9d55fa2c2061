/** What may be uploaded as the video of an event; telephones keep MP4 under the name of QuickTime too. */
export const videoFile = {
  maxBytes: 60 * 1024 * 1024,
  maxSeconds: 60,
  mimeTypes: ['video/mp4', 'video/webm', 'video/quicktime'],
} as const;

/** What is stored and served. */
export const storedVideoTypes = ['video/mp4', 'video/webm'] as const;
export type StoredVideoType = (typeof storedVideoTypes)[number];

export type VideoFault = 'not_a_video' | 'too_large';

/** What is wrong with a chosen file, judged by its name and size; the server looks at the content. */
export function findVideoFault({ type, size }: { type: string; size: number }): VideoFault | null {
  if (!videoFile.mimeTypes.some((known) => known === type)) return 'not_a_video';
  return size > videoFile.maxBytes ? 'too_large' : null;
}
