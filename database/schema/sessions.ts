import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';

/** A sign-in of a person or reviewer, with all its tokens. */
export const sessions = owned(
  pgTable(
    'sessions',
    {
      id: uuid().primaryKey(),
      userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
      reviewerId: uuid().references(() => reviewers.id, { onDelete: 'cascade' }),
      isRemembered: boolean().notNull(),
      /** Default business of calls, fixed at sign-in so that open screens never switch. */
      openedWith: uuid(),
      /** At sign-in, for the session list. */
      userAgent: text(),
      /** ISO 3166 country of the sign-in; the address is not stored. */
      country: text(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      lastUsedAt: timestamp({ withTimezone: true }).notNull(),
      /** Last reauthentication; null = sign-in. */
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

/** SHA-256 of an opaque token; rotated refresh tokens stay, to detect reuse. */
export const sessionTokens = owned(
  pgTable(
    'session_tokens',
    {
      tokenHash: text().primaryKey(),
      sessionId: uuid()
        .notNull()
        .references(() => sessions.id, { onDelete: 'cascade' }),
      /** `page`: the cookie for reading pages behind the login, not the API. */
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

/** Known browsers, for notifications of new ones. */
export const knownDevices = owned(
  pgTable(
    'known_devices',
    {
      userId: uuid()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Browser and system. */
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
