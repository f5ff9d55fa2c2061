import { ApiProblem } from './problem.ts';

/**
 * Writes to the console why a call failed, with the id under which the server's log has it. Without an answer there is no
 * id, and often nobody is to blame: pages that are left end their calls this way too.
 */
export function logFailure(path: string, error: unknown): void {
  if (error instanceof ApiProblem) {
    const { request_id: requestId } = error.problem;
    // biome-ignore lint/suspicious/noConsole: whoever helps a person reads there which request to look for
    console.error(`${path}: status of ${error.status} (${error.code}), request ${requestId}`);
  } else {
    // biome-ignore lint/suspicious/noConsole: as above
    console.warn(`${path}:`, error);
  }
}
