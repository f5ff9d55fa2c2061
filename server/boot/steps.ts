/** A resource with a stop function. */
export interface Opened {
  stop(): unknown;
}

/** Startup steps, stopped in reverse order. After an abort no further step starts. */
export function createSteps(signal: AbortSignal) {
  const opened: Opened[] = [];
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);

  return {
    /** Registers an opened resource. */
    async take<T extends Opened>(step: T | Promise<T>): Promise<T> {
      const done = await step;
      opened.push(done);
      signal.throwIfAborted();
      return done;
    },
    /** Waits for work without resources; rejects on abort. */
    wait: <T>(work: Promise<T>): Promise<T> => Promise.race([work, stopped]),
    /** Newest first. */
    async stop(): Promise<void> {
      for (const step of opened.splice(0).reverse()) await step.stop();
    },
  };
}

export type Steps = ReturnType<typeof createSteps>;

/** Groups steps: if one fails, the earlier ones are stopped. */
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
