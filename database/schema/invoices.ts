import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import type { DocumentKind } from '#domain/invoices/documents.ts';
import type { CheckoutType } from '#domain/plans/offers.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Operator } from '#domain/shared/operator.ts';

/** Last invoice number per year, locked until the commit: numbers have no gaps. */
export const invoiceCounters = owned(
  pgTable('invoice_counters', {
    year: integer().primaryKey(),
    last: integer().notNull(),
  }),
  { owner: 'money/invoices', whose: 'nobody', exported: 'of nobody', kept: [], goesWith: 'stays' },
);

/** The issuer at that time. */
export type Seller = Pick<
  Operator,
  | 'company'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'managingDirector'
  | 'registerCourt'
  | 'registerNumber'
  | 'vatId'
  | 'taxNumber'
  | 'email'
>;

/** Invoices and corrections as issued; a trigger refuses changes. No foreign keys: they outlive the business by law. */
export const invoices = owned(
  pgTable(
    'invoices',
    {
      businessId: uuid().notNull(),
      id: uuid().notNull(),
      number: text().notNull().unique(),
      kind: text().$type<DocumentKind>().notNull(),
      paymentId: uuid().notNull(),
      /** Number of the corrected invoice. */
      corrects: text(),
      language: text().$type<Language>().notNull(),
      seller: jsonb().$type<Seller>().notNull(),
      buyer: jsonb().$type<BillingDetails>().notNull(),
      type: text().$type<CheckoutType>().notNull(),
      item: text().notNull(),
      credits: integer().notNull(),
      /** Not negative, even for a correction. */
      grossCents: integer().notNull(),
      netCents: integer().notNull(),
      vatCents: integer().notNull(),
      vatPercent: integer().notNull(),
      /** Payment time. */
      suppliedAt: timestamp({ withTimezone: true }).notNull(),
      /** Paid plan period; null for a pack. */
      periodEnd: timestamp({ withTimezone: true }),
      issuedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.businessId, t.id] }),
      index('invoices_newest').on(t.businessId, t.number.desc().nullsFirst()),
      index('invoices_payment').on(t.paymentId),
    ],
  ),
  {
    owner: 'money/invoices',
    whose: 'business',
    exported: { business: { as: 'invoices', order: (t) => [t.number] } },
    kept: ['invoices'],
    goesWith: 'stays',
  },
);

/** Invoice files, created once after the commit. */
export const invoiceFiles = owned(
  pgTable(
    'invoice_files',
    {
      businessId: uuid().notNull(),
      invoiceId: uuid().notNull(),
      key: text().notNull(),
      sha256: text().notNull(),
      sizeBytes: integer().notNull(),
      madeAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [primaryKey({ columns: [t.businessId, t.invoiceId] })],
  ),
  {
    owner: 'money/invoices',
    whose: 'business',
    exported: { business: { as: 'invoice_files', order: (t) => [t.madeAt, t.invoiceId], hidden: ['key'] } },
    kept: ['invoices'],
    goesWith: 'stays',
  },
);
