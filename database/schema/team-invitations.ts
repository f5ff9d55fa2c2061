import { eq } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import type { InvitationOutcome } from '#domain/team/invitations.ts';

/**
 * Invitation links, kept after their end to explain old links. The secret is created by the mail job and stored hashed.
 */
export const teamInvitations = owned(
  pgTable(
    'team_invitations',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      memberId: uuid().references(() => teamMembers.id, { onDelete: 'set null' }),
      invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
      tokenHash: text().unique(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
      /** Null while open or expired. */
      outcome: text().$type<InvitationOutcome>(),
    },
    (t) => [
      index('team_invitations_business').on(t.businessId),
      index('team_invitations_member').on(t.memberId),
      index('team_invitations_expires_at').on(t.expiresAt),
    ],
  ),
  {
    owner: 'people/team',
    whose: 'business',
    exported: {
      business: { as: 'invitations', order: (t) => [t.createdAt, t.id], hidden: ['tokenHash'] },
      person: {
        as: 'my_invitations',
        mine: (t, id) => eq(t.invitedBy, id),
        order: (t) => [t.createdAt, t.id],
        hidden: ['tokenHash', 'memberId'],
      },
    },
    kept: ['invitations'],
    since: (t) => t.expiresAt,
    goesWith: 'account',
  },
);
