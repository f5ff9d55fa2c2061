import { parentPort, workerData } from 'node:worker_threads';
import { RepackError, repack } from '#server/adapters/videos/repack.ts';
import { isDiskError } from '#server/context/disk-errors.ts';

const { from, to } = workerData as { from: string; to: string };

try {
  parentPort?.postMessage({ video: await repack(from, to) });
} catch (error) {
  // A full disk is not the file's fault; anything else is.
  if (isDiskError(error)) throw error;
  parentPort?.postMessage({ fault: error instanceof RepackError ? error.fault : 'video_unreadable' });
}
