import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import type { ViewEnding } from '#domain/desk/views.ts';

/** Staff who see a dashboard as its owner: reads only, for minutes. */
export const staffViews = owned(
  pgTable(
    'staff_views',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      reviewerId: uuid()
        .notNull()
        .references(() => reviewers.id),
      /** The staff's session; without it the view is over. */
      sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
      /** For the owner. */
      reason: text().notNull(),
      startedAt: timestamp({ withTimezone: true }).notNull(),
      endsAt: timestamp({ withTimezone: true }).notNull(),
      /** SHA-256 of the token, handed out once; null before. */
      tokenHash: text().unique(),
      endedAt: timestamp({ withTimezone: true }),
      endedBy: text().$type<ViewEnding>(),
      mailedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      index('staff_views_business').on(t.businessId, t.startedAt.desc()),
      index('staff_views_reviewer').on(t.reviewerId, t.endedAt),
      index('staff_views_session').on(t.sessionId),
      index('staff_views_started_at').on(t.startedAt),
    ],
  ),
  {
    owner: 'desk/views',
    whose: 'business',
    exported: {
      business: {
        as: 'staff_views',
        order: (t) => [t.startedAt, t.id],
        hidden: ['reviewerId', 'sessionId', 'tokenHash', 'mailedAt'],
      },
    },
    kept: ['account'],
    goesWith: 'account',
  },
);
