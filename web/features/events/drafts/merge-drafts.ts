import { isSame } from '#web/editing/merge-edits.ts';
import type { EventDraft } from './event-draft.ts';

type Field = keyof EventDraft;

type Edits = {
  /** What the server held when this form last heard of it. */
  stored: EventDraft;
  /** What stood in the form then: the same, but for what the server cannot hold, such as half an address. */
  sent: EventDraft;
  /** What stands in the form now. */
  mine: EventDraft;
  /** What the server holds now. */
  theirs: EventDraft;
};

type Merge = {
  values: EventDraft;
  /** What of the values the server has already. */
  sent: EventDraft;
  /** Fields that only they changed. */
  taken: Field[];
  /** Fields that both changed, differently; mine hold. */
  both: Field[];
};

/** Brings a form and a draft that went on elsewhere together, field by field. */
export function mergeDrafts({ stored, sent, mine, theirs }: Edits): Merge {
  const merge: Merge = { values: { ...mine }, sent: { ...theirs }, taken: [], both: [] };
  for (const field of Object.keys(mine) as Field[]) {
    const isChangedThere = !isSame(theirs[field], stored[field]);
    const isChangedHere = !isSame(mine[field], sent[field]);
    if (!isChangedThere && !isChangedHere) copy(field, mine, merge.sent);
    if (!isChangedThere || isSame(mine[field], theirs[field])) continue;
    if (isChangedHere) {
      merge.both.push(field);
    } else {
      merge.taken.push(field);
      copy(field, theirs, merge.values);
    }
  }
  return merge;
}

function copy<Name extends Field>(field: Name, from: EventDraft, to: EventDraft): void {
  to[field] = from[field];
}
