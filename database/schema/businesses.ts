import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { emailColumn } from '#database/schema/email-column.ts';
import { isOfTest } from '#database/schema/never-of-test.ts';
import { owned } from '#database/schema/owned.ts';
import { users } from '#database/schema/users.ts';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { LegalForm } from '#domain/catalogue/legal-forms.ts';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import type { Land } from '#domain/hours/lands.ts';
import type { OpeningHours } from '#domain/hours/opening-hours.ts';
import type { Season } from '#domain/hours/seasons.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import type { Accent } from '#domain/profile/accents.ts';
import type { ContactPreference } from '#domain/registration/form.ts';
import type { ProofMimeType } from '#domain/registration/proof.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';

/** Normalized columns for finding duplicate registrations. */
export const comparisonSql = {
  /** Null for `beantragt` and other text. */
  registerKey: `upper(substring(handelsregister_number from '(?i)(HRA|HRB|VR|GNR|PR|GSR)')) || regexp_replace(handelsregister_number, '[^0-9]', '', 'g')`,
  taxKey: `nullif(regexp_replace(tax_id, '[^0-9]', '', 'g'), '')`,
  /** Without country code and trunk prefix. */
  phoneKey: `nullif(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^([+]49|0049)?0*', ''), '')`,
  addressKey: `regexp_replace(regexp_replace(lower(address), 'stra(ß|ss)e|str[.]', 'str', 'g'), '[^0-9a-zäöüß]', '', 'g')`,
  /** Without the legal form. */
  nameKey: `btrim(regexp_replace(regexp_replace(lower(company_name), '\\m(g?gmbh|ug|e?gbr|e[.] ?k[.]?|ek|e[.] ?v[.]?|ev|ag|kg|ohg|co|haftungsbeschränkt)\\M', ' ', 'g'), '[^0-9a-zäöüß]+', ' ', 'g'))`,
};

/** Generated columns. */
const comparisonKeys = {
  registerKey: text().generatedAlwaysAs(sql.raw(comparisonSql.registerKey)),
  taxKey: text().generatedAlwaysAs(sql.raw(comparisonSql.taxKey)),
  phoneKey: text().generatedAlwaysAs(sql.raw(comparisonSql.phoneKey)),
  addressKey: text().generatedAlwaysAs(sql.raw(comparisonSql.addressKey)),
  nameKey: text().generatedAlwaysAs(sql.raw(comparisonSql.nameKey)),
};

export const businesses = owned(
  pgTable(
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
      email: emailColumn().notNull(),
      businessType: text().$type<BusinessType>().notNull(),
      customBusinessType: text(),
      legalForm: text().$type<LegalForm>().notNull(),
      handelsregisterNumber: text(),
      /** For serving or a club; older rows may have it in the register number. */
      licenceNumber: text(),
      managingDirector: text(),
      taxId: text(),
      contactPreference: text().$type<ContactPreference>().notNull(),
      planInterest: text(),
      proofKey: text(),
      proofType: text().$type<ProofMimeType>(),
      /** SHA-256 of the deleted proof. */
      proofHash: text(),
      verificationStatus: text().$type<VerificationStatus>().notNull(),
      /** Account deleted; invoice data is kept. */
      closedAt: timestamp({ withTimezone: true }),
      /** Planned deletion of the account; null = none. */
      deletesAt: timestamp({ withTimezone: true }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
      /** Resubmission after a rejection; null = the first submission. */
      resubmittedAt: timestamp({ withTimezone: true }),
      /** The business of this test side (`domain/test-data/test-business.ts`). */
      testOf: uuid()
        .unique()
        .references((): AnyPgColumn => businesses.id, { onDelete: 'cascade' }),
      /** Last day of the newest weekly report. */
      reportedUntil: date({ mode: 'string' }),
      /** Sessions that begin later need a second factor; null = no session does. */
      secondFactorSince: timestamp({ withTimezone: true }),
      /** Since then staff may not see the dashboard as the owner does; null = they may. */
      viewsForbiddenAt: timestamp({ withTimezone: true }),
      /** Measures in force: hidden, no publishing, no changes. */
      hiddenBy: uuid(),
      publishingStoppedBy: uuid(),
      writingStoppedBy: uuid(),
      /** Measures not ended. */
      openMeasures: integer().notNull().default(0),
      ...comparisonKeys,
    },
    (t) => [
      check('businesses_test_id', sql`(${t.testOf} is not null) = (${isOfTest(t.id)})`),
      check('businesses_test_is_hidden', sql`${t.testOf} is null or ${t.verificationStatus} = 'pending'`),
      index('businesses_user_id').on(t.userId),
      index('businesses_email').on(t.email),
      index('businesses_director').using('gin', t.managingDirector.op('gin_trgm_ops')),
      index('businesses_register_key').on(t.registerKey),
      index('businesses_tax_key').on(t.taxKey),
      index('businesses_phone_key').on(t.phoneKey),
      index('businesses_address_key').on(t.addressKey),
      index('businesses_name_key').using('gin', t.nameKey.op('gin_trgm_ops')),
      index('businesses_deletes_at').on(t.deletesAt).where(sql`${t.deletesAt} is not null`),
      index('businesses_verification').on(t.verificationStatus, t.createdAt.desc().nullsFirst()),
    ],
  ),
  {
    owner: 'people/business',
    whose: 'business',
    exported: {
      business: {
        as: 'business',
        mine: (t, id) => eq(t.id, id),
        order: (t) => [t.id],
        hidden: ['proofKey', 'proofType', 'proofHash', 'closedAt', 'reportedUntil'],
      },
    },
    kept: ['account', 'proofs', 'payments'],
    goesWith: 'verb',
  },
);

export const businessProfiles = owned(
  pgTable(
    'business_profiles',
    {
      id: uuid().primaryKey(),
      businessId: uuid()
        .notNull()
        .unique()
        .references(() => businesses.id, { onDelete: 'cascade' }),
      displayName: text().notNull(),
      /** Current address of its page; null before it was public. */
      slug: text(),
      /** File store key, under an older column name. */
      profileImageKey: text('profile_image_url'),
      /** Branding, shown while the plan includes it: colour and logo key. */
      accent: text().$type<Accent>(),
      logoKey: text(),
      description: text().notNull().default(''),
      openingHours: jsonb().$type<OpeningHours>().notNull(),
      publicPhone: text(),
      publicEmail: emailColumn(),
      websiteUrl: text(),
      showPhone: boolean().notNull().default(false),
      showEmail: boolean().notNull().default(false),
      isVisible: boolean().notNull().default(true),
      categories: text().array().notNull().default([]),
      extraordinaryClosures: jsonb().$type<ExtraordinaryClosure[]>().notNull().default([]),
      specialDays: jsonb().$type<SpecialDay[]>().notNull().default([]),
      seasons: jsonb().$type<Season[]>().notNull().default([]),
      closedOnHolidays: boolean().notNull().default(false),
      /** Public holidays; default: that of the address. */
      holidayLand: text().$type<Land>(),
      updatedAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('business_profiles_name').using('gin', t.displayName.op('gin_trgm_ops'))],
  ),
  {
    owner: 'people/profile',
    whose: 'business',
    exported: { business: { as: 'profile', order: (t) => [t.id] } },
    kept: ['account'],
    goesWith: 'account',
  },
);
