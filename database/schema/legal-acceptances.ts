import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businesses } from '#database/schema/businesses.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { DocumentSheet } from '#domain/legal/document-sheet.ts';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Processor } from '#domain/shared/operator.ts';

/** Accepted document versions. Kept after the account, as proof. */
export const legalAcceptances = owned(
  pgTable(
    'legal_acceptances',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      document: text().$type<AcceptedDocument>().notNull(),
      version: integer().notNull(),
      /** Hash of the text. */
      hash: text().notNull(),
      userId: uuid()
        .notNull()
        .references(() => users.id),
      language: text().$type<Language>().notNull(),
      acceptedAt: timestamp({ withTimezone: true }).notNull(),
      /** Contract with both parties; null for other texts. */
      sheet: jsonb().$type<DocumentSheet>(),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.document, t.version] })],
  ),
  {
    owner: 'trust/legal',
    whose: 'business',
    exported: { business: { as: 'contracts', order: (t) => [t.acceptedAt, t.document, t.version] } },
    kept: ['contracts'],
    goesWith: 'stays',
  },
);

/** Lists of processors that the operator's file has had. */
export const processorLists = owned(
  pgTable('processor_lists', {
    version: integer().primaryKey(),
    list: jsonb().$type<Processor[]>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** Last day of an objection; null for the first list, which changed nothing. */
    objectUntil: date({ mode: 'string' }),
  }),
  { owner: 'trust/legal', whose: 'operator', exported: 'of nobody', kept: [], goesWith: 'stays' },
);

/** Businesses notified of a version. */
export const legalAnnouncements = owned(
  pgTable(
    'legal_announcements',
    {
      businessId: uuid()
        .notNull()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      document: text().$type<AcceptedDocument | 'processors'>().notNull(),
      version: integer().notNull(),
      announcedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.document, t.version] })],
  ),
  { owner: 'trust/legal', whose: 'business', exported: 'that a mail was sent', kept: ['contracts'], goesWith: 'stays' },
);
