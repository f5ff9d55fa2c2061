import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';

/** Changes for the stream, kept for a day for resuming. */
export const businessChanges = owned(
  pgTable(
    'business_changes',
    {
      id: bigserial({ mode: 'number' }).primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      type: text().notNull(),
      subjectId: uuid(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('business_changes_after').on(t.businessId, t.id),
      index('business_changes_created_at').on(t.createdAt),
    ],
  ),
  {
    owner: 'news/stream',
    whose: 'business',
    exported: 'marks for open screens, for a day',
    kept: ['streamChanges'],
    since: (t) => t.createdAt,
    goesWith: 'stays',
  },
);
