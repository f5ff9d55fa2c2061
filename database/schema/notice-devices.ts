import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';

/** Browsers that show notices: at most one for each session, and gone with it. */
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
      /** The address at the browser's push service. It is in no response, since its holder could post to it. */
      endpoint: text().notNull(),
      /** Keys of the browser's encryption: its public key and a secret of its own. */
      p256dh: text().notNull(),
      auth: text().notNull(),
      /** Our public key that the browser allowed; under another one it takes nothing. */
      serverKey: text().notNull(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      /** When the push service last took something for it. */
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
