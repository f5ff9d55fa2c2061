import { hashKey } from '@tanstack/react-query';

/** Equal in content, whatever the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b]);
}

type Merge<Values> = {
  /** Theirs, with whatever I changed put on top. */
  merged: Values;
  /** Fields that only they changed. */
  theirs: (keyof Values & string)[];
  /** Fields that both changed, differently. */
  both: (keyof Values & string)[];
};

/** Brings two edits of the same state together, field by field. */
export function mergeEdits<Values extends object>(edits: {
  base: Values;
  mine: Values;
  theirs: Values;
}): Merge<Values> {
  const { base, mine, theirs } = edits;
  const result: Merge<Values> = { merged: { ...theirs }, theirs: [], both: [] };
  for (const field of Object.keys(base) as (keyof Values & string)[]) {
    const isMine = !isSame(mine[field], base[field]);
    const isTheirs = !isSame(theirs[field], base[field]);
    if (isMine) result.merged[field] = mine[field];
    if (isTheirs && !isMine) result.theirs.push(field);
    if (isTheirs && isMine && !isSame(mine[field], theirs[field])) result.both.push(field);
  }
  return result;
}
