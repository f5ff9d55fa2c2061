import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { ErasedKind } from '#domain/erasure/erased-kinds.ts';

/**
 * What was erased, so that it does not come back with a backup: each also lies as a file outside of what is restored, and what
 * is there and not here is erased once more.
 */
export const erasures = owned(
  pgTable(
    'erasures',
    {
      id: uuid().primaryKey(),
      kind: text().$type<ErasedKind>().notNull(),
      /** The id of a business; of a person of the app a keyed hash of theirs, which tells nothing without our key. */
      subject: text().notNull(),
      erasedAt: timestamp({ withTimezone: true }).notNull(),
      /** Null until the last trace was gone. */
      finishedAt: timestamp({ withTimezone: true }),
    },
    (t) => [unique('erasures_subject').on(t.kind, t.subject)],
  ),
  {
    owner: 'erasures',
    whose: 'nobody',
    exported: 'ids of those who were erased',
    kept: ['erasures'],
    goesWith: 'stays',
  },
);
