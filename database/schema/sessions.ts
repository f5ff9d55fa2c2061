import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';

/** One sign-in on one browser, of a person or of a reviewer: the family of all tokens derived from it. */
export const sessions = owned(
  pgTable(
    'sessions',
    {
      id: uuid().primaryKey(),
      userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
      reviewerId: uuid().references(() => reviewers.id, { onDelete: 'cascade' }),
      isRemembered: boolean().notNull(),
      /** The business of calls that name none, settled at the sign-in, so that no call of an open screen ever turns to another one. */
      openedWith: uuid(),
      /** The browser's User-Agent at the sign-in, so that people can tell their sessions apart. */
      userAgent: text(),
      /** Where it began: the ISO 3166 code of the country. The address itself is not kept. */
      country: text(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      lastUsedAt: timestamp({ withTimezone: true }).notNull(),
      /** When the person last proved who they are; null = at the sign-in. */
      confirmedAt: timestamp({ withTimezone: true }),
      endedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      index('sessions_user_id').on(t.userId),
      index('sessions_reviewer_id').on(t.reviewerId),
      check('sessions_one_owner', sql`num_nonnulls(${t.userId}, ${t.reviewerId}) = 1`),
    ],
  ),
  {
    owner: 'people/sessions',
    whose: 'person',
    exported: { person: { as: 'sessions', order: (t) => [t.createdAt, t.id], hidden: ['reviewerId'] } },
    kept: ['sessions'],
    goesWith: 'verb',
  },
);

/** SHA-256 of an opaque token; a rotated refresh token stays, so that its reuse is noticed. */
export const sessionTokens = owned(
  pgTable(
    'session_tokens',
    {
      tokenHash: text().primaryKey(),
      sessionId: uuid()
        .notNull()
        .references(() => sessions.id, { onDelete: 'cascade' }),
      /** `page`: the value of the cookie that opens pages behind the login for reading, and nothing of the API. */
      kind: text().$type<'access' | 'refresh' | 'page'>().notNull(),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
      rotatedAt: timestamp({ withTimezone: true }),
    },
    (t) => [index('session_tokens_session_id').on(t.sessionId), index('session_tokens_expires_at').on(t.expiresAt)],
  ),
  {
    owner: 'people/sessions',
    whose: 'person',
    exported: 'hashes of secrets; the sessions are there',
    kept: ['sessions'],
    goesWith: 'parent',
  },
);

/** Browsers and systems of a person's sign-ins, to notify of a new one. */
export const knownDevices = owned(
  pgTable(
    'known_devices',
    {
      userId: uuid()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** As its browser calls itself, in two words. */
      device: text().notNull(),
      lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [primaryKey({ columns: [t.userId, t.device] }), index('known_devices_last_seen_at').on(t.lastSeenAt)],
  ),
  {
    owner: 'people/sessions',
    whose: 'person',
    exported: { person: { as: 'known_devices', order: (t) => [t.lastSeenAt, t.device] } },
    kept: ['knownDevices'],
    since: (t) => t.lastSeenAt,
    goesWith: 'person',
  },
);
