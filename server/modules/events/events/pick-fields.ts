import type { ListedFieldName } from '#contract/shared/listed-events.ts';
import { listedFieldNames } from '#contract/shared/listed-events.ts';
import type { EventSelection } from '#server/modules/events/events/queries.ts';
import { listedWith } from '#server/modules/events/events/to-event.ts';

/**
 * Cached field selections, with prepared statements per connection; others are planned each time. Programs repeat few
 * selections.
 */
const MOST_KEPT = 40;

export interface ListedChoice extends Pick<ReturnType<typeof listedWith>, 'toListed'> {
  selection: EventSelection;
  hasAuthors: boolean;
}

/** Memoizes per selection; without one all fields. */
export function createListedChoices(): (fields?: readonly ListedFieldName[]) => ListedChoice {
  const kept = new Map<string, ListedChoice>();
  function make(names: readonly ListedFieldName[], name: string | null): ListedChoice {
    const { columns, toListed } = listedWith(names);
    return { selection: { columns, name }, toListed, hasAuthors: names.includes('draft_of') };
  }
  const all = make(listedFieldNames, 'all');
  return (fields) => {
    if (!fields) return all;
    const key = fields.join();
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) return make(fields, null);
    const choice = make(fields, String(kept.size + 1));
    kept.set(key, choice);
    return choice;
  };
}
