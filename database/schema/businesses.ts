import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#database/schema/users.ts';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { LegalForm } from '#domain/catalogue/legal-forms.ts';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import type { ContactPreference } from '#domain/registration/form.ts';
import type { ProofMimeType } from '#domain/registration/proof.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';

export const businesses = pgTable(
  'businesses',
  {
    id: uuid().primaryKey(),
    /** The owner (Haupt-Administrator). */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    companyName: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    businessType: text().$type<BusinessType>().notNull(),
    customBusinessType: text(),
    legalForm: text().$type<LegalForm>().notNull(),
    handelsregisterNumber: text(),
    managingDirector: text(),
    taxId: text(),
    contactPreference: text().$type<ContactPreference>().notNull(),
    planInterest: text(),
    proofKey: text(),
    proofType: text().$type<ProofMimeType>(),
    verificationStatus: text().$type<VerificationStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('businesses_user_id').on(t.userId),
    index('businesses_verification').on(t.verificationStatus, t.createdAt.desc().nullsFirst()),
  ],
);

export const businessProfiles = pgTable('business_profiles', {
  id: uuid().primaryKey(),
  businessId: uuid()
    .notNull()
    .unique()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  displayName: text().notNull(),
  /** The key of the picture in the file store; its address is made when it is read. */
  profileImageUrl: text(),
  description: text().notNull().default(''),
  openingHours: jsonb().$type<OpeningHours>().notNull(),
  publicPhone: text(),
  publicEmail: text(),
  websiteUrl: text(),
  showPhone: boolean().notNull().default(false),
  showEmail: boolean().notNull().default(false),
  isVisible: boolean().notNull().default(true),
  categories: text().array().notNull().default([]),
  extraordinaryClosures: jsonb().$type<ExtraordinaryClosure[]>().notNull().default([]),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
