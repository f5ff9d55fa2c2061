import type { ProblemCode } from '#contract/shared/problems.ts';
import type { ProblemDocument } from './paths.ts';

/** A refusal by the API. `code` is stable and is the key of its text in `problems`. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** Includes field errors and members such as `required` and `available` credits. */
  readonly problem: ProblemDocument;
  /** From `Retry-After`. */
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

/** No usable response: offline, server down, or an intermediary responded. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('The API could not be reached', { cause });
    this.name = 'NetworkFailure';
  }
}

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

/** `isProblem(error, 'not_enough_credits')`. */
export function isProblem(error: unknown, code: ProblemCode): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}
