import type { ProblemCode } from '#contract/shared/problems.ts';
import { problemStatus, statusTitle } from '#contract/shared/problems.ts';
import { texts } from '#i18n/en/pages/api-docs.ts';

export interface FieldError {
  path: string;
  message: string;
  code: string;
  /** Minimum for `too_small`, maximum for `too_big`. */
  limit?: number;
  /** Missing for numbers. */
  unit?: 'characters' | 'entries';
}

interface ProblemOptions {
  detail?: string;
  errors?: FieldError[];
  /** Further members of the problem document. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Sentences of the documentation, for problems without their own. */
const sentences: Partial<Record<ProblemCode, string>> = texts.errors;

/** RFC 9110, 15.5.2: a 401 names a scheme. */
const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' };

/** An expected failure, thrown by verbs and authentication and sent as problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? code);
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  toBody(requestId: string): Record<string, unknown> {
    return {
      type: `/api#${this.code}`,
      title: statusTitle(this.status),
      status: this.status,
      code: this.code,
      detail: this.options.detail ?? sentences[this.code] ?? statusTitle(this.status),
      ...(this.options.errors ? { errors: this.options.errors } : {}),
      ...this.options.members,
      request_id: requestId,
    };
  }

  toResponse(requestId: string): Response {
    return new Response(JSON.stringify(this.toBody(requestId)), {
      status: this.status,
      headers: {
        'Content-Type': 'application/problem+json',
        ...(this.status === 401 ? challenge : {}),
        ...this.options.headers,
      },
    });
  }
}

/** 422 for one field. */
export function invalidField(path: string, code: string, message: string): Problem {
  return new Problem('invalid_input', { detail: message, errors: [{ path, code, message }] });
}

/** 422 for one field outside of its limit. */
export function outOfLimit(
  path: string,
  code: 'too_small' | 'too_big',
  message: string,
  broken: Pick<FieldError, 'limit' | 'unit'>,
): Problem {
  return new Problem('invalid_input', { detail: message, errors: [{ path, code, message, ...broken }] });
}

/** 503; the same call may be retried after the pause. */
export function unavailable(retryAfterSeconds = 5): Problem {
  return new Problem('unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
