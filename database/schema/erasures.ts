import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { ErasedKind } from '#domain/erasure/erased-kinds.ts';

/** Erasures, each also a file outside of the backup: after a restore, files without a row are replayed. */
export const erasures = owned(
  pgTable(
    'erasures',
    {
      id: uuid().primaryKey(),
      kind: text().$type<ErasedKind>().notNull(),
      /** Business id; for people of the app a keyed hash. */
      subject: text().notNull(),
      erasedAt: timestamp({ withTimezone: true }).notNull(),
      /** Null until complete. */
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
