import type { FieldError, Problem, ProblemCode } from './.generated/types.ts';

/** A refusal of the API. */
export class DabeiError extends Error {
  readonly status: number;
  /** Stable; `unknown` for an answer that is not from the API. */
  readonly code: ProblemCode | 'unknown';
  readonly title: string;
  /** Invalid fields, each with a code and a sentence. */
  readonly errors: FieldError[];
  readonly requestId: string | undefined;
  /** Seconds until the next attempt makes sense. */
  readonly retryAfter: number | undefined;
  readonly problem: Partial<Problem>;

  constructor(status: number, problem: Partial<Problem>, retryAfter?: number) {
    super(problem.detail ?? problem.title ?? `Status ${status}`);
    this.name = 'DabeiError';
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.title = problem.title ?? `Status ${status}`;
    this.errors = problem.errors ?? [];
    this.requestId = problem.request_id;
    this.retryAfter = retryAfter;
    this.problem = problem;
  }
}

function parse(text: string): Partial<Problem> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

export function problemOf({ status, headers }: Response, text: string): DabeiError {
  const seconds = headers.get('Retry-After');
  return new DabeiError(status, parse(text), seconds === null ? undefined : Number(seconds));
}
