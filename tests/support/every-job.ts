import type { JobHandlers } from '#server/context/adapters.ts';

/** Handles every job name with the same function. */
export function everyJob<D extends object>(perform: (data: D) => unknown): JobHandlers {
  const work = async (data: object) => void (await perform(data as D));
  return new Proxy<JobHandlers>({}, { get: () => work });
}
