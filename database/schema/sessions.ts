import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';

/** One sign-in on one browser, of a person or of a reviewer: the family of all tokens derived from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    reviewerId: uuid().references(() => reviewers.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull(),
    /** The browser's User-Agent at the sign-in, so that people can tell their sessions apart. */
    userAgent: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('sessions_user_id').on(t.userId),
    index('sessions_reviewer_id').on(t.reviewerId),
    check('sessions_one_owner', sql`num_nonnulls(${t.userId}, ${t.reviewerId}) = 1`),
  ],
);

/** SHA-256 of an opaque token; a rotated refresh token stays, so that its reuse is noticed. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text().$type<'access' | 'refresh'>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    rotatedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('session_tokens_session_id').on(t.sessionId), index('session_tokens_expires_at').on(t.expiresAt)],
);
