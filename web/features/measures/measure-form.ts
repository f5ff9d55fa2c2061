import { useState } from 'react';
import { measureFaults, measureRules, namedSources } from '#domain/measures/measures.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import type { TypedFault, TypedMeasure } from './stated-fields.tsx';

const blank: TypedMeasure = {
  kind: 'hide_event',
  ground: '',
  source: '',
  facts: '',
  eventId: '',
  until: '',
  isFoundByProgram: false,
};

/** The relevant input: event and end by kind, source by ground. */
export function wantedOf({ kind, ground, source, facts, eventId, until, isFoundByProgram }: TypedMeasure) {
  const { takes, endDate } = measureRules[kind];
  return {
    kind,
    ground,
    source: (ground !== '' && namedSources[ground] && source.trim()) || null,
    facts: facts.trim(),
    event_id: takes.includes('event_hidden') && eventId ? eventId : null,
    until: endDate !== 'never' && until ? until : null,
    found_by_program: isFoundByProgram,
  };
}

function faultsOf(typed: TypedMeasure, today: string): ReadonlySet<TypedFault> {
  const { kind, ground, source, facts, event_id, until } = wantedOf(typed);
  const faults = new Set<TypedFault>();
  if (facts === '') faults.add('facts');
  if (until !== null && !isCalendarDay(until)) faults.add('until');
  if (ground === '') return faults.add('ground');
  const misfits = measureFaults({ kind, ground, source, hasEvent: event_id !== null, until }, today);
  for (const { field } of misfits) if (field !== 'kind') faults.add(field);
  return faults;
}

export function useMeasureForm(beginning: Partial<TypedMeasure> = {}) {
  const begun = { ...blank, ...beginning };
  const [typed, setTyped] = useState(begun);
  const today = berlinDay(new Date());
  const { ground, ...wanted } = wantedOf(typed);
  return {
    typed,
    today,
    faults: faultsOf(typed, today),
    /** Request body; null without a ground. */
    measure: ground === '' ? null : { ...wanted, ground },
    change: setTyped,
    clear: () => setTyped(begun),
  };
}
