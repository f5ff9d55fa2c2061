import { hashKey } from '@tanstack/react-query';

/** Deep equality, whatever the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b]);
}

type Edits<Values> = {
  /** What both edits started from, as it was stored. */
  base: Values;
  /** The same as my form had it, where that differs: half an address cannot be stored. */
  sent?: Values;
  mine: Values;
  theirs: Values;
};

type Merge<Values> = {
  /** Theirs, with my changes on top. */
  merged: Values;
  /** The part of it that the server already has. */
  sent: Values;
  /** Fields that only they changed. */
  theirs: (keyof Values & string)[];
  /** Fields that both changed, differently. */
  both: (keyof Values & string)[];
};

/** Merges two edits of the same state, field by field. */
export function mergeEdits<Values extends object>({ base, sent = base, mine, theirs }: Edits<Values>): Merge<Values> {
  const result: Merge<Values> = { merged: { ...mine }, sent: { ...theirs }, theirs: [], both: [] };
  for (const field of Object.keys(mine) as (keyof Values & string)[]) {
    const isMine = !isSame(mine[field], sent[field]);
    const isTheirs = !isSame(theirs[field], base[field]);
    if (!isMine && !isTheirs) result.sent[field] = mine[field];
    if (!isTheirs || isSame(mine[field], theirs[field])) continue;
    if (isMine) {
      result.both.push(field);
    } else {
      result.theirs.push(field);
      result.merged[field] = theirs[field];
    }
  }
  return result;
}
