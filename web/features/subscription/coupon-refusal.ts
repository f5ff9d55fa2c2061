import { ApiProblem } from '#web/api/problem.ts';

/** Error code of a refused coupon; null for other failures. */
export function couponRefusal(error: Error | null): string | null {
  const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
  return errors.find(({ path }) => path === 'coupon')?.code ?? null;
}
