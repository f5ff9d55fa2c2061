import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { ErasedKind } from '#domain/erasure/erased-kinds.ts';

/**
 * Erasures, so that a restored backup does not bring data back: each is also a file outside of the backup. Files
 * without a row here are erased again.
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
