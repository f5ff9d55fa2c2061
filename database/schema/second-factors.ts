import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';
import type { FactorKind } from '#domain/sign-in/second-factor.ts';

const userId = () => uuid().references(() => users.id, { onDelete: 'cascade' });
const reviewerId = () => uuid().references(() => reviewers.id, { onDelete: 'cascade' });

/** Passkey or authenticator app of a person or reviewer. */
export const secondFactors = owned(
  pgTable(
    'second_factors',
    {
      id: uuid().primaryKey(),
      userId: userId(),
      reviewerId: reviewerId(),
      kind: text().$type<FactorKind>().notNull(),
      name: text().notNull(),
      /** Passkey: id and public key (base64url), and signature counter. */
      credentialId: text().unique(),
      publicKey: text(),
      signCount: bigint({ mode: 'number' }),
      /** Passkey transports. */
      transports: text().array(),
      /** App: encrypted secret, and last used time step. */
      sealedSecret: text(),
      lastStep: bigint({ mode: 'number' }),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      /** Null until the first code. */
      confirmedAt: timestamp({ withTimezone: true }),
      lastUsedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      index('second_factors_user_id').on(t.userId),
      index('second_factors_reviewer_id').on(t.reviewerId),
      check('second_factors_one_owner', sql`num_nonnulls(${t.userId}, ${t.reviewerId}) = 1`),
      check(
        'second_factors_kind',
        sql`case ${t.kind} when 'passkey' then num_nonnulls(${t.credentialId}, ${t.publicKey}, ${t.signCount}) = 3
        else ${t.sealedSecret} is not null end`,
      ),
    ],
  ),
  {
    owner: 'people/second-factors',
    whose: 'person',
    exported: {
      person: {
        as: 'second_factors',
        order: (t) => [t.createdAt, t.id],
        hidden: ['reviewerId', 'credentialId', 'publicKey', 'signCount', 'transports', 'sealedSecret', 'lastStep'],
      },
    },
    kept: ['factors'],
    goesWith: 'person',
  },
);

/** Stretched with one salt per set, so an attempt costs one hash. */
export const recoveryCodes = owned(
  pgTable(
    'recovery_codes',
    {
      id: uuid().primaryKey(),
      userId: userId(),
      reviewerId: reviewerId(),
      salt: text().notNull(),
      codeHash: text().notNull(),
      usedAt: timestamp({ withTimezone: true }),
    },
    (t) => [
      index('recovery_codes_user_id').on(t.userId),
      index('recovery_codes_reviewer_id').on(t.reviewerId),
      check('recovery_codes_one_owner', sql`num_nonnulls(${t.userId}, ${t.reviewerId}) = 1`),
    ],
  ),
  {
    owner: 'people/second-factors',
    whose: 'person',
    exported: 'hashes of secrets',
    kept: ['factors'],
    goesWith: 'person',
  },
);

/** A pending second step or passkey challenge; single use. */
export const signInChallenges = owned(
  pgTable(
    'sign_in_challenges',
    {
      tokenHash: text().primaryKey(),
      /** Null before a passkey signs in. */
      userId: userId(),
      reviewerId: reviewerId(),
      purpose: text().$type<'second_step' | 'passkey' | 'enrolment'>().notNull(),
      /** Random, base64url. */
      challenge: text().notNull(),
      isRemembered: boolean().notNull(),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [
      index('sign_in_challenges_user_id').on(t.userId),
      index('sign_in_challenges_reviewer_id').on(t.reviewerId),
      index('sign_in_challenges_expires_at').on(t.expiresAt),
    ],
  ),
  {
    owner: 'people/second-factors',
    whose: 'person',
    exported: 'a sign-in that was begun, for minutes',
    kept: ['factors'],
    goesWith: 'person',
  },
);

/** Requests to remove lost factors; one per person. */
export const factorRemovals = owned(
  pgTable(
    'factor_removals',
    {
      id: uuid().primaryKey(),
      userId: uuid()
        .notNull()
        .unique()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** Hash of the cancel link in both mails. */
      stopHash: text().unique(),
      /** Hash of the confirm link, created after the waiting period. */
      removeHash: text().unique(),
      createdAt: timestamp({ withTimezone: true }).notNull(),
      possibleAt: timestamp({ withTimezone: true }).notNull(),
      expiresAt: timestamp({ withTimezone: true }).notNull(),
    },
    (t) => [index('factor_removals_possible_at').on(t.possibleAt)],
  ),
  {
    owner: 'people/factor-removal',
    whose: 'person',
    exported: {
      person: { as: 'factor_removals', order: (t) => [t.createdAt, t.id], hidden: ['stopHash', 'removeHash'] },
    },
    kept: ['factors'],
    goesWith: 'person',
  },
);
