import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { videoFile } from '#domain/events/video-limits.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import { isDiskError, writeToDisk } from '#server/context/disk-errors.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem } from '#server/context/problem.ts';

/** Temporary folder per video. */
const PREFIX = 'video-';
const DAY_MS = 24 * 60 * 60 * 1000;

const runQueued = createFairQueue(queueLimits.arrivingVideos);

/** Refuses a body above the limit, stated or not. */
function limitBytes(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      const megabytes = videoFile.maxBytes / 1024 / 1024;
      if (bytes <= videoFile.maxBytes) done(null, chunk);
      else done(new Problem('too_large', { detail: `The video may have ${megabytes} MB at most` }));
    },
  });
}

async function write(content: ReadableStream<Uint8Array>, path: string): Promise<void> {
  try {
    await pipeline(Readable.fromWeb(content as NodeStream), limitBytes(), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof Problem || isDiskError(error)) throw error;
    throw new Problem('invalid_input', { detail: 'The video did not arrive as a whole' });
  }
}

/**
 * Streams an upload to disk and passes its path and one for the output; both are removed afterwards. Throws 413
 * `too_large`; 503 with too many uploads.
 */
export async function receiveVideo<T>(
  content: ReadableStream<Uint8Array>,
  { businessId, dataDir }: { businessId: string; dataDir: string },
  work: (paths: { received: string; packed: string }) => Promise<T>,
): Promise<T> {
  refuseInsideTransaction('A video');
  return runQueued(businessId, async () => {
    const folder = await writeToDisk(() => mkdtemp(join(dataDir, PREFIX)));
    try {
      const received = join(folder, 'received');
      await writeToDisk(() => write(content, received));
      return await work({ received, packed: join(folder, 'packed') });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Removes files left by a killed process. */
export async function sweepReceivedVideos(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(dataDir, name);
    const found = await stat(folder).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
