import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#database/schema/users.ts';

/** One sign-in on one browser: the family of all tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull(),
    /** What the browser said of itself at the sign-in, so that the person knows their sessions apart. */
    userAgent: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('sessions_user_id').on(t.userId)],
);

/** SHA-256 of an opaque token; a rotated refresh token stays, so that its re-use is noticed. */
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
