import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';

/** Push subscriptions, one per session, deleted with it. */
export const noticeDevices = owned(
  pgTable(
    'notice_devices',
    {
      id: uuid().primaryKey(),
      userId: uuid()
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      sessionId: uuid()
        .notNull()
        .references(() => sessions.id, { onDelete: 'cascade' }),
      /** Push service URL. Never in a response, since its holder could post to it. */
      endpoint: text().notNull(),
      /** The browser's encryption keys. */
      p256dh: text().notNull(),
      auth: text().notNull(),
      /** Our VAPID key at subscription; another one is refused. */
      serverKey: text().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      /** Last accepted push. */
      lastToldAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      unique('notice_devices_session').on(t.sessionId),
      unique('notice_devices_endpoint').on(t.endpoint),
      index('notice_devices_user_id').on(t.userId),
    ],
  ),
  {
    owner: 'news/notices',
    whose: 'person',
    exported: {
      person: {
        as: 'devices',
        order: (t) => [t.createdAt, t.id],
        hidden: ['sessionId', 'endpoint', 'p256dh', 'auth', 'serverKey'],
      },
    },
    kept: ['sessions'],
    goesWith: 'verb',
  },
);
