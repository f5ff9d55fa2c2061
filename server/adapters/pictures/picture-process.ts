import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { PictureResponse, PictureTask, PictureTasks } from '#server/adapters/pictures/tasks.ts';
import { unavailable } from '#server/context/problem.ts';

interface Limits {
  /** Milliseconds until the idle process ends; decoders and typefaces take memory. */
  idleMs: number;
  /** Timeout in milliseconds; tasks take two seconds at most. */
  taskMs: number;
  /** Maximum resident memory. AVIF takes most: 700 MB for 25 megapixels, others 370. */
  mostBytes: number;
}

export const pictureLimits: Limits = { idleMs: 60_000, taskMs: 20_000, mostBytes: 1024 * 1024 * 1024 };

/** Megabytes; pixels are outside of the heap. */
const HEAP_MB = 256;

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}

/**
 * A child process for pictures: started on demand, memory-limited, ended when idle, without environment, unreferenced.
 * 503 if it ends during a task or at the timeout.
 */
export function createPictureProcess({ idleMs, taskMs, mostBytes }: Limits = pictureLimits) {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
    for (const { reject } of waiting.values()) reject(unavailable());
    waiting.clear();
  }

  function hear(answer: PictureResponse): void {
    const asked = waiting.get(answer.id);
    if ('error' in answer) asked?.reject(answer.error);
    else asked?.resolve(answer.output as never);
  }

  function begin(): ChildProcess {
    clearTimeout(rest);
    if (child) return child;
    const started = fork(new URL('./worker.ts', import.meta.url), [String(mostBytes)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    const isOver = () => {
      if (child === started) end();
    };
    started.on('message', hear).once('exit', isOver).once('error', isOver);
    child = started;
    return started;
  }

  async function ask<Task extends PictureTask>(
    task: Task,
    input: PictureTasks[Task]['takes'],
  ): Promise<PictureTasks[Task]['gives']> {
    const working = begin();
    lastId += 1;
    const id = lastId;
    const timer = setTimeout(end, taskMs);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        working.send({ id, task, input }, (error) => error && reject(unavailable()));
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      if (waiting.size === 0) rest = setTimeout(end, idleMs).unref();
    }
  }

  return { ask, isRunning: () => child !== undefined };
}

/** Runs a task in the shared process. */
export const { ask: inPictureProcess } = createPictureProcess();
