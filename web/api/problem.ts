import type { ProblemCode } from '#contract/shared/problems.ts';
import type { ProblemDocument } from './paths.ts';

/** The API refused. `code` is stable: its text is in `problems`, under the same name. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** The whole document: field errors, and members such as `required` and `available` credits. */
  readonly problem: ProblemDocument;
  /** Seconds to wait, when there were too many calls. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: ProblemDocument, retryAfterSeconds: number | null = null) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No usable answer came back: offline, server away, or something else answered in its place. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('The API could not be reached', { cause });
    this.name = 'NetworkFailure';
  }
}

/** The problem of a response that is not ok. */
export async function readProblem(response: Response): Promise<ApiProblem | NetworkFailure> {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  if (!isProblem) return new NetworkFailure(`${response.status} ${response.statusText}`);
  const retryAfter = Number(response.headers.get('Retry-After'));
  try {
    return new ApiProblem(await response.json(), retryAfter > 0 ? retryAfter : null);
  } catch (error) {
    return new NetworkFailure(error);
  }
}

/** True for a problem with this code: `isProblem(error, 'not_enough_credits')`. */
export function isProblem(error: unknown, code: ProblemCode): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}
