import type { ProblemDocument } from '#web/api/paths.ts';
import { toJson } from './calls.ts';

/** Example of a problem document; a test compares it with a real one. */
export function problemExample(): string {
  const answer: Partial<ProblemDocument> = {
    type: '/api#not_enough_credits',
    title: 'Not enough credits',
    status: 402,
    code: 'not_enough_credits',
    detail: '4 credits are needed, 2 are left',
    required: 4,
    available: 2,
  };
  return toJson(answer);
}
