import { z } from 'zod';
import { topRules } from '#domain/guest-search/ranking.ts';
import type { ListState } from '#domain/guest-search/top-places.ts';
import { mostAhead } from '#domain/guest-search/top-places.ts';
import { invalidField } from '#server/context/problem.ts';

/** Position, items returned of the current twenty, and promoted events ahead. */
const stateSchema = z.tuple([
  z
    .int()
    .min(0)
    .max(Date.UTC(9999, 11, 31))
    .nullable(),
  z.uuid().nullable(),
  z
    .int()
    .min(0)
    .max(topRules.of - 1),
  z.array(z.uuid()).max(mostAhead),
]);

/** 422 for a foreign cursor. */
export function readListState(cursor: string | undefined): ListState {
  if (cursor === undefined) return { after: undefined, count: 0, ahead: [] };
  try {
    const [time, id, count, ahead] = stateSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { after: time === null || id === null ? undefined : { createdAt: new Date(time), id }, count, ahead };
  } catch {
    throw invalidField('cursor', 'invalid_cursor', 'Not a cursor of this list');
  }
}

export function writeListState({ after, count, ahead }: ListState): string {
  const state: z.input<typeof stateSchema> = [after?.createdAt.getTime() ?? null, after?.id ?? null, count, [...ahead]];
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}
