import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { videoFile } from '#domain/events/video-limits.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import type { PackedVideo, RepackFault } from '#server/adapters/videos/repack.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem } from '#server/context/problem.ts';

/** A minute of the largest video takes two seconds on a slow machine. */
const LIMIT_MS = 20_000;
/** For tables of 30,000 packets; file content is extra. */
const MEMORY_MB = 128;

const details: Record<RepackFault, string> = {
  video_unreadable: 'The video is damaged or cut off, or its container says what is not there',
  video_format: 'Send MP4 with H.264, HEVC or AV1 and AAC or Opus, or WebM with VP8, VP9 or AV1 and Opus or Vorbis',
  video_too_long: `A video may last ${videoFile.maxSeconds} seconds at most`,
};

function refusal(code: RepackFault): Problem {
  const detail = details[code];
  return new Problem(code, { detail, errors: [{ path: 'video', code, message: detail }] });
}

type Answer = { video: PackedVideo } | { fault: RepackFault };

const runQueued = createFairQueue(queueLimits.videos);

/** A thread per file, so that a hanging or too large one can be ended. */
async function inThread(from: string, to: string): Promise<PackedVideo> {
  const worker = new Worker(new URL('./repack-worker.ts', import.meta.url), {
    workerData: { from, to },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // The library logs unknown content to the console.
    stdout: true,
    stderr: true,
  });
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    if ('fault' in answer) throw refusal(answer.fault);
    return answer.video;
  } catch (error) {
    const isExhausted = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw signal.aborted || isExhausted ? refusal('video_unreadable') : error;
  } finally {
    await worker.terminate();
  }
}

/**
 * Checks a video by content and remuxes it. 422 `video_unreadable`, `video_format` or `video_too_long`; 503 when the
 * queue is full.
 */
export async function repackVideo(from: string, to: string, businessId: string): Promise<PackedVideo> {
  refuseInsideTransaction('A video');
  return runQueued(businessId, () => inThread(from, to));
}
