import { hashKey } from '@tanstack/react-query';

/** Deep equality; ignores the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return hashKey([a]) === hashKey([b]);
}

type Edits<Values> = {
  /** Common ancestor, as stored. */
  base: Values;
  /** `base` as my form had it, if different: half an address cannot be stored. */
  sent?: Values;
  mine: Values;
  theirs: Values;
};

type Merge<Values> = {
  merged: Values;
  /** The part the server already has. */
  sent: Values;
  /** Fields only they changed. */
  theirs: (keyof Values & string)[];
  /** Fields both changed, to different values. */
  both: (keyof Values & string)[];
};

/** Three-way merge by field. */
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
