import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { DeviceChoices, NoticeChoices } from '#domain/notices/kinds.ts';
import type { MemberStatus, Permission, TeamRole } from '#domain/team/permissions.ts';

export const teamMembers = owned(
  pgTable(
    'team_members',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
      userEmail: emailColumn().notNull(),
      userName: text(),
      role: text().$type<TeamRole>().notNull(),
      permissions: text().array().$type<Permission[]>().notNull(),
      status: text().$type<MemberStatus>().notNull(),
      /** Mail settings per notice kind. */
      noticeChoices: jsonb().$type<NoticeChoices>().notNull().default({}),
      /** Device settings per kind; default on. */
      deviceChoices: jsonb().$type<DeviceChoices>().notNull().default({}),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      /** Last switch or join; sign-in opens the latest. */
      lastOpenedAt: timestamp({ withTimezone: true }),
      /** When this member last saw that the business is verified; those who joined later need not. */
      verificationSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    },
    (t) => [
      unique('team_members_business_email').on(t.businessId, t.userEmail),
      index('team_members_user_id').on(t.userId),
      index('team_members_email').on(t.userEmail),
      index('team_members_name').using('gin', t.userName.op('gin_trgm_ops')),
    ],
  ),
  {
    owner: 'people/team',
    whose: 'business',
    exported: {
      business: { as: 'team', order: (t) => [t.createdAt, t.id], hidden: ['lastOpenedAt', 'verificationSeenAt'] },
      person: { as: 'memberships', order: (t) => [t.createdAt, t.id] },
    },
    kept: ['account'],
    goesWith: 'account',
  },
);
