import type { Logger } from 'pino';
import type { Priority } from '#contract/shared/route.ts';
import { unavailable } from '#server/context/problem.ts';
import type { LoadRule } from '#server/http/load-rule.ts';

const RETRY_SECONDS = 2;

/** Does work of this priority, or throws 503 `unavailable`. */
export type ShedLoad = <T>(priority: Priority, work: () => Promise<T>) => Promise<T>;

/** Refuses work while more arrives than is done, by its priority. Without a rule all is done. */
export function createLoadShedder(logger: Logger, rule: LoadRule | undefined): ShedLoad {
  let wasBusy = false;

  function note(isBusy: boolean): void {
    if (isBusy !== wasBusy)
      logger.warn(isBusy ? 'more calls than can be answered: some are refused' : 'all are answered');
    wasBusy = isBusy;
  }

  return async (priority, work) => {
    if (priority === 'always' || !rule) return work();
    const leave = rule.enter(priority);
    note(leave === undefined || (wasBusy && rule.isBusy()));
    if (!leave) throw unavailable(RETRY_SECONDS);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
