import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';

/** Mails caught by the demo. */
export const demoMails = owned(
  pgTable(
    'demo_mails',
    {
      id: uuid().primaryKey(),
      to: emailColumn().notNull(),
      subject: text().notNull(),
      text: text().notNull(),
      /** Null for plain text mails. */
      html: text(),
      kind: text(),
      replyTo: text(),
      headers: jsonb().$type<Record<string, string>>(),
      /** `content` is base64. */
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
