import type { DayPlan } from '#domain/hours/day-plan.ts';
import type { Language } from '#domain/shared/language.ts';

/** Empty if regular or not given. */
export function reasonOf(plan: DayPlan, language: Language): string {
  if (plan.by === 'closure') return plan.closure.reason;
  if (plan.by === 'special_day') return plan.special.reason;
  return plan.by === 'holiday' ? plan.holiday[language] : '';
}
