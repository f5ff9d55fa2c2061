import type { Logger } from 'pino';
import type { Priority } from '#contract/shared/route.ts';
import { unavailable } from '#server/context/problem.ts';
import type { AdmissionControl } from '#server/http/admission-control.ts';

const RETRY_SECONDS = 2;

/** Throws 503 `unavailable` when shed. */
export type ShedLoad = <T>(priority: Priority, work: () => Promise<T>) => Promise<T>;

/** Sheds load by priority. Without a rule nothing is shed. */
export function createLoadShedder(logger: Logger, rule: AdmissionControl | undefined): ShedLoad {
  let wasOverloaded = false;

  function note(isOverloaded: boolean): void {
    if (isOverloaded !== wasOverloaded)
      logger.warn(isOverloaded ? 'overload: some calls are refused' : 'overload is over');
    wasOverloaded = isOverloaded;
  }

  return async (priority, work) => {
    if (priority === 'always' || !rule) return work();
    const leave = rule.admit(priority);
    note(leave === undefined || (wasOverloaded && rule.isOverloaded()));
    if (!leave) throw unavailable(RETRY_SECONDS);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
