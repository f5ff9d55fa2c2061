import type { ListedFieldName } from '#contract/shared/listed-events.ts';
import { listedFieldNames } from '#contract/shared/listed-events.ts';
import type { EventSelection } from '#server/modules/events/events/queries.ts';
import { listedWith } from '#server/modules/events/events/to-event.ts';

/**
 * So many choices of fields are kept, with plans in the database on every connection: a few programs ask, each for the same
 * every time. What comes after them is read as well, but planned anew.
 */
const MOST_KEPT = 40;

/** What a list is read for, and how its rows are answered. */
export interface ListedChoice extends Pick<ReturnType<typeof listedWith>, 'toListed'> {
  selection: EventSelection;
  /** Whether the names of those who began drafts are looked up. */
  hasAuthors: boolean;
}

/** Makes what follows from the fields that were asked for, once for each choice; all of them without. */
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
