import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { owned } from '#database/schema/owned.ts';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import type { RegistrationForm } from '#domain/registration/form.ts';
import type { ProofMimeType } from '#domain/registration/proof.ts';
import type { Language } from '#domain/shared/language.ts';

/** Registrations awaiting their code; account and business are created afterwards. */
export const registrations = owned(
  pgTable(
    'registrations',
    {
      id: uuid().primaryKey(),
      email: emailColumn().notNull(),
      /** Mistyped address that staff corrected. */
      formerEmail: emailColumn(),
      passwordHash: text().notNull(),
      language: text().$type<Language>().notNull(),
      form: jsonb().$type<RegistrationForm>().notNull(),
      /** Accepted texts; empty in rows of an older release. */
      accepted: jsonb().$type<{ document: AcceptedDocument; version: number; hash: string }[]>().notNull().default([]),
      uploadTokenHash: text().notNull().unique(),
      proofKey: text(),
      proofType: text().$type<ProofMimeType>(),
      codeHash: text(),
      /** Of the mailed link's secret, valid as long as the code. */
      linkHash: text().unique(),
      codeExpiresAt: timestamp({ withTimezone: true }),
      wrongTries: integer().notNull().default(0),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('registrations_email').on(t.email, t.createdAt), index('registrations_expires_at').on(t.expiresAt)],
  ),
  {
    owner: 'people/registrations',
    whose: 'person',
    exported: 'of people without an account; gone when there is one',
    kept: ['registrations'],
    goesWith: 'stays',
  },
);
