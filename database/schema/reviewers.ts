import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { StaffNotice } from '#domain/staff/notices.ts';
import type { StaffRole } from '#domain/staff/roles.ts';

/** Staff; never members of a business. User names are lower case. */
export const reviewers = owned(
  pgTable('reviewers', {
    id: uuid().primaryKey(),
    username: text().notNull().unique(),
    passwordHash: text().notNull(),
    role: text().$type<StaffRole>().notNull().default('reviewer'),
    /** SHA-256 of the invitation link, until used. */
    linkHash: text(),
    linkExpiresAt: timestamp({ withTimezone: true }),
    lastSignedInAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Set = may not sign in. */
    disabledAt: timestamp({ withTimezone: true }),
    /** Unseen, oldest first. */
    notices: jsonb().$type<StaffNotice[]>().notNull().default([]),
  }),
  { owner: 'people/staff', whose: 'operator', exported: 'staff', kept: ['staff'], goesWith: 'stays' },
);
