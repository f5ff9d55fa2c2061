/** A step of a start that has opened something. */
export interface Opened {
  stop(): unknown;
}

/** Steps of a start, which end in reverse order. A process that is asked to stop meanwhile opens nothing more. */
export function createSteps(signal: AbortSignal) {
  const opened: Opened[] = [];
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);

  return {
    /** Takes a step, which is stopped with the others. */
    async take<T extends Opened>(step: T | Promise<T>): Promise<T> {
      const done = await step;
      opened.push(done);
      signal.throwIfAborted();
      return done;
    },
    /** Waits for work that leaves nothing open, at most until the process is asked to stop. */
    wait: <T>(work: Promise<T>): Promise<T> => Promise.race([work, stopped]),
    /** Stops what was opened, the newest first. */
    async stop(): Promise<void> {
      for (const step of opened.splice(0).reverse()) await step.stop();
    },
  };
}

export type Steps = ReturnType<typeof createSteps>;

/** Takes some steps as one: what the first of them opened is stopped when a later one fails. */
export async function inSteps<T extends object>(
  signal: AbortSignal,
  work: (steps: Steps) => Promise<T>,
): Promise<T & Opened> {
  const steps = createSteps(signal);
  try {
    return { ...(await work(steps)), stop: () => steps.stop() };
  } catch (error) {
    await steps.stop();
    throw error;
  }
}
