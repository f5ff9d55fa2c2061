import type { SeriesRuleInput } from '#contract/series.ts';
import { ruleFault } from '#domain/series/rule-faults.ts';
import { ruleFrom } from '#domain/series/rule-from.ts';
import type { SeriesRule } from '#domain/series/series-rule.ts';
import { invalidField, outOfLimit } from '#server/context/problem.ts';

/** Completes the rule from its first date. 422 without an end, without dates, or with too many. */
export function readRule(input: SeriesRuleInput, startsOn: string, prefix = ''): SeriesRule {
  const rule = ruleFrom(input, startsOn);
  const fault = ruleFault(rule);
  if (!fault) return rule;
  const { field, code, message, limit } = fault;
  const path = prefix + field;
  if (code === 'too_small' || code === 'too_big') throw outOfLimit(path, code, message, { limit });
  throw invalidField(path, code, message);
}
