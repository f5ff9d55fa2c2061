import { imageSizes } from '#domain/shared/image.ts';

/** Timeout for reading a frame of a local video, in milliseconds. */
const LIMIT_MS = 8000;
/** Seconds; the first frame is often black. */
const MOMENT_S = 0.5;
const QUALITY = 0.9;

/** The current frame of a video; null if unavailable or cross-origin. */
export async function drawFrame(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, imageSizes.page / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' });
  } catch {
    // The canvas is tainted by a cross-origin video.
    return null;
  }
}

/** Whether the event fires in time. */
function happens(video: HTMLVideoElement, name: 'loadedmetadata' | 'seeked', begin: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LIMIT_MS);
    const end = (happened: boolean) => {
      clearTimeout(timer);
      resolve(happened);
    };
    video.addEventListener(name, () => end(true), { once: true });
    video.addEventListener('error', () => end(false), { once: true });
    begin();
  });
}

/** Length in seconds and a frame of a local video; null if the browser cannot play it. */
export async function readVideo(file: File): Promise<{ seconds: number | null; poster: File | null }> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const isKnown = await happens(video, 'loadedmetadata', () => {
      video.src = url;
    });
    if (!isKnown) return { seconds: null, poster: null };
    // Recordings made in the browser have no duration in their header.
    const seconds = Number.isFinite(video.duration) ? video.duration : null;
    const isThere = await happens(video, 'seeked', () => {
      video.currentTime = Math.min(MOMENT_S, (seconds ?? 0) / 2);
    });
    return { seconds, poster: isThere ? await drawFrame(video) : null };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
