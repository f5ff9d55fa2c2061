import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';

/** The demo mailbox: mails that were caught instead of sent. */
export const demoMails = owned(
  pgTable(
    'demo_mails',
    {
      id: uuid().primaryKey(),
      to: emailColumn().notNull(),
      subject: text().notNull(),
      text: text().notNull(),
      /** Null for a mail that is plain text only. */
      html: text(),
      /** Null for a mail without a kind. */
      kind: text(),
      replyTo: text(),
      headers: jsonb().$type<Record<string, string>>(),
      /** Files that came with it; `content` is base64. */
      attachments: jsonb().$type<{ filename: string; contentType: string; content: string }[]>(),
      sentAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('demo_mails_newest').on(t.sentAt.desc().nullsFirst())],
  ),
  {
    owner: 'adapters/mails',
    whose: 'nobody',
    exported: 'of the demo alone',
    kept: ['demoMails'],
    since: (t) => t.sentAt,
    goesWith: 'stays',
  },
);
