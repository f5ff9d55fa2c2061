import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { importLimits } from '#domain/import/limits.ts';
import type { ImportChoices } from '#domain/import/read-import.ts';
import type { FileProblem, ImportResult } from '#domain/import/result.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem, unavailable } from '#server/context/problem.ts';

/** To load the readers, which does not count as reading. */
const START_MS = 10_000;
const MEMORY_MB = 50;

type Fault = FileProblem | 'too_slow';
type Answer = { result: ImportResult } | { fault: FileProblem };

const details: Record<Fault, string> = {
  too_large: `A file has at most ${importLimits.bytes} bytes`,
  not_text: 'The file is neither a table as text nor a calendar',
  empty: 'The file is empty',
  no_rows: 'The file has no entries',
  too_slow: 'The file takes too much time or memory to read',
};

function refusal(fault: Fault): Problem {
  const detail = details[fault];
  return new Problem('import_unreadable', {
    detail,
    errors: [{ path: 'file', code: fault, message: detail }],
  });
}

const runQueued = createFairQueue(queueLimits.imports);

/** A thread per file, so that a hanging or too large one can be ended. */
async function inThread(source: Uint8Array | string, choices: ImportChoices): Promise<ImportResult> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // A thread may run out of memory while it is being ended.
  worker.on('error', () => undefined);
  try {
    const signal = AbortSignal.timeout(START_MS);
    await once(worker, 'message', { signal }).catch((error) => {
      throw signal.aborted ? unavailable() : error;
    });
    worker.postMessage({ source, choices });
    return await answerOf(worker);
  } finally {
    await worker.terminate();
  }
}

async function answerOf(worker: Worker): Promise<ImportResult> {
  const signal = AbortSignal.timeout(importLimits.milliseconds);
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    if ('fault' in answer) throw refusal(answer.fault);
    return answer.result;
  } catch (error) {
    const isExhausted = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw signal.aborted || isExhausted ? refusal('too_slow') : error;
  }
}

/** Reads a table or calendar of a business. 422 `import_unreadable`; 503 when the queue is full or the thread does not start. */
export async function readInThread(
  source: Uint8Array | string,
  choices: ImportChoices,
  businessId: string,
): Promise<ImportResult> {
  refuseInsideTransaction('An import');
  return runQueued(businessId, () => inThread(source, choices));
}
