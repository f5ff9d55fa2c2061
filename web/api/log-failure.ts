import { ApiProblem } from './problem.ts';

/**
 * Logs a failed call with its id in the server's log. Without a response there is no id: calls aborted by navigation
 * end the same way.
 */
export function logFailure(path: string, error: unknown): void {
  if (error instanceof ApiProblem) {
    const { request_id: requestId } = error.problem;
    // biome-ignore lint/suspicious/noConsole: support needs the request id
    console.error(`${path}: status of ${error.status} (${error.code}), request ${requestId}`);
  } else {
    // biome-ignore lint/suspicious/noConsole: as above
    console.warn(`${path}:`, error);
  }
}
