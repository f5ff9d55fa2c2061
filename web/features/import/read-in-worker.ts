import { importLimits } from '#domain/import/limits.ts';
import type { ImportChoices } from '#domain/import/read-import.ts';
import type { FileProblem, ImportResult } from '#domain/import/result.ts';

export type ReadingProblem = FileProblem | 'too_slow' | 'failed';
export type Answer = ImportResult | ReadingProblem;

/** Reads a file beside the page, which stays usable; reading that takes too long or is not wanted any longer is ended. */
export async function readInWorker(
  source: Uint8Array | string,
  choices: ImportChoices,
  signal: AbortSignal,
): Promise<Answer> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  let timer: number | undefined;
  const answer = new Promise<Answer>((resolve) => {
    worker.addEventListener('error', () => resolve('failed'));
    signal.addEventListener('abort', () => resolve('failed'));
    if (signal.aborted) resolve('failed');
    worker.addEventListener('message', ({ data }: MessageEvent<'ready' | Answer>) => {
      if (data !== 'ready') return resolve(data);
      timer = window.setTimeout(() => resolve('too_slow'), importLimits.milliseconds);
      worker.postMessage({ source, choices });
    });
  });
  try {
    return await answer;
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}
