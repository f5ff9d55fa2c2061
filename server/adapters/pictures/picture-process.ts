import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { PictureResponse, PictureTask, PictureTasks } from '#server/adapters/pictures/tasks.ts';
import { unavailable } from '#server/context/problem.ts';

interface Limits {
  /** How long the process is kept without anything to do, in milliseconds: decoders and typefaces take some memory. */
  idleMs: number;
  /** A drawing takes a second at most, and decoding two; more means that something is wrong. In milliseconds. */
  taskMs: number;
  /** Resident memory at which the process gives up. AVIF takes the most: 25 megapixels of it some 700 MB, of other formats 370. */
  mostBytes: number;
}

export const pictureLimits: Limits = { idleMs: 60_000, taskMs: 20_000, mostBytes: 1024 * 1024 * 1024 };

/** Of the heap alone, in megabytes; pixels lie outside of it. */
const HEAP_MB = 256;

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}

/**
 * A process that decodes, encodes and draws pictures: started with the first task, limited in memory, ended when idle,
 * without the environment. It keeps no other process alive. 503 when it ends during a task, or a task takes too long;
 * the next task starts a new one.
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

/** Has the one process beside this one do a task. */
export const { ask: inPictureProcess } = createPictureProcess();
