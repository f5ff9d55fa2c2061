import { isDeepStrictEqual } from 'node:util';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import { privateContent, publicContent } from '#server/modules/events/events/event-content.ts';
import type { DateChange } from '#server/modules/events/series/change-series.ts';

const columns = { ...publicContent, ...privateContent };
const names = Object.keys(columns) as (keyof typeof columns)[];

function fieldsOf(content: EventContent, chosen: readonly (keyof typeof columns)[]): Record<string, unknown> {
  return Object.fromEntries(chosen.map((name) => [name, content[columns[name].column]]));
}

/** A date's change, with differing fields by the API's names. */
export function toSeriesChange({ event, day, effect, before, after, own, guests, asks, isClosed }: DateChange) {
  const changed = names.filter((name) => {
    const { column } = columns[name];
    return !isDeepStrictEqual(before[column], after[column]);
  });
  return {
    event_id: event?.id ?? null,
    series_date: day,
    effect,
    before: fieldsOf(before, changed),
    after: fieldsOf(after, changed),
    own: names.filter((name) => own.includes(columns[name].column)),
    guests,
    asks,
    is_closed: isClosed,
  };
}
