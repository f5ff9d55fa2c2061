import { eq, or, sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { membershipsOf } from '#database/schema/rows-of-person.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { OfferOutcome } from '#domain/team/ownership.ts';

/** Ownership offers to a member; at most one open per business. */
export const ownershipOffers = owned(
  pgTable(
    'ownership_offers',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      /** Deleted with the member. */
      memberId: uuid()
        .notNull()
        .references(() => teamMembers.id, { onDelete: 'cascade' }),
      offeredBy: uuid()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
      /** Null while open. */
      outcome: text().$type<OfferOutcome>(),
      closedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.id] }),
      uniqueIndex('ownership_offers_open').on(t.businessId).where(sql`${t.outcome} is null`),
      index('ownership_offers_member').on(t.memberId),
      index('ownership_offers_person').on(t.offeredBy),
      index('ownership_offers_expires_at').on(t.expiresAt),
    ],
  ),
  {
    owner: 'people/ownership',
    whose: 'business',
    exported: {
      business: { as: 'ownership_offers', order: (t) => [t.createdAt, t.id] },
      person: {
        as: 'my_ownership_offers',
        mine: (t, id) => or(sql`${t.memberId} in ${membershipsOf(teamMembers.id, id)}`, eq(t.offeredBy, id)),
        order: (t) => [t.createdAt, t.id],
      },
    },
    kept: ['ownershipOffers'],
    goesWith: 'account',
  },
);
