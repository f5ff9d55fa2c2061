/** Upload limits of an event's video; phones label MP4 as QuickTime too. */
export const videoFile = {
  maxBytes: 60 * 1024 * 1024,
  maxSeconds: 60,
  mimeTypes: ['video/mp4', 'video/webm', 'video/quicktime'],
} as const;

export const storedVideoTypes = ['video/mp4', 'video/webm'] as const;
export type StoredVideoType = (typeof storedVideoTypes)[number];

export type VideoFault = 'not_a_video' | 'too_large';

/** Checks name and size of a chosen file; the server checks its content. */
export function findVideoFault({ type, size }: { type: string; size: number }): VideoFault | null {
  if (!videoFile.mimeTypes.some((known) => known === type)) return 'not_a_video';
  return size > videoFile.maxBytes ? 'too_large' : null;
}
