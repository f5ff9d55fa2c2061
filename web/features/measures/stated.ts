import type { StatedMeasure } from '#i18n/measure-statement.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

export type Measure = ApiAnswer<'listMeasures'>['data'][number];
export type ReviewedMeasure = ApiAnswer<'listCaseMeasures'>['data'][number];
export type HideableEvent = ApiAnswer<'listCaseMeasures'>['events'][number];

/** A measure's data for the statement of reasons. */
export function statedOf(measure: Measure, business: string): StatedMeasure {
  return {
    kind: measure.kind,
    ground: measure.ground,
    source: measure.source,
    facts: measure.facts,
    business,
    eventTitle: measure.event_title,
    isFoundByProgram: measure.found_by_program,
    effectiveAt: new Date(measure.effective_at),
    endsAt: measure.ends_at === null ? null : new Date(measure.ends_at),
    complainUntil: new Date(measure.complain_until),
  };
}

/** Text key of a measure's state. */
export function stateOf({ in_force: isInForce, ending }: Measure) {
  if (ending) return ending;
  return isInForce ? 'in_force' : 'announced';
}
