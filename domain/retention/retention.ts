import { accountExport } from '#domain/account/export.ts';
import { keptDays as channelDays } from '#domain/app-changes/change-types.ts';
import { contactMessageKeptDays } from '#domain/contact/message.ts';
import { registrationLifetimeHours } from '#domain/registration/code.ts';
import { reporterKeptMonths } from '#domain/reports/limits.ts';
import { ownershipOffer } from '#domain/team/ownership.ts';

export interface Period {
  unit: 'hours' | 'days' | 'months' | 'years';
  count: number;
}

/** Whose data it is, in the order in which the privacy page tells of them. */
export const retentionGroups = ['guests', 'businesses', 'money', 'everybody'] as const;
interface Retention {
  group: (typeof retentionGroups)[number];
  /** Why it may be kept, by the letters of Art. 6(1) GDPR. */
  ground: 'contract' | 'law' | 'interest';
  /** Null where there is no period: as long as what it belongs to, or until it has no use. */
  period: Period | null;
  /** What ends it: a job, the deletion of the business, or something that this program does not do. */
  endedBy: 'job' | 'deletion' | 'outside';
  tables: readonly string[];
}

const period = (count: number, unit: Period['unit']): Period => ({ count, unit });

/**
 * How long everything is kept that tells of people. The job that deletes it, the section of the privacy page and `docs/privacy.md`
 * are made from this table; the words, from when a period counts and what stays, are in the texts (`legal.retention`).
 */
export const retention = {
  guests: {
    group: 'guests',
    ground: 'contract',
    period: period(90, 'days'),
    endedBy: 'job',
    tables: ['event_participants', 'place_offers', 'door_marks', 'guest_notices'],
  },
  leftGuests: {
    group: 'guests',
    ground: 'contract',
    period: period(14, 'days'),
    endedBy: 'job',
    tables: ['event_participants', 'place_offers', 'guest_notices'],
  },
  refusedGuests: {
    group: 'guests',
    ground: 'interest',
    period: period(14, 'days'),
    endedBy: 'job',
    tables: ['event_participants', 'place_offers', 'guest_notices'],
  },
  appChanges: {
    group: 'guests',
    ground: 'contract',
    period: period(channelDays, 'days'),
    endedBy: 'job',
    tables: ['app_changes'],
  },
  locations: { group: 'guests', ground: 'contract', period: null, endedBy: 'outside', tables: [] },
  reporters: {
    group: 'guests',
    ground: 'law',
    period: period(reporterKeptMonths, 'months'),
    endedBy: 'job',
    tables: ['reports', 'report_cases'],
  },
  account: {
    group: 'businesses',
    ground: 'contract',
    period: null,
    endedBy: 'deletion',
    tables: [
      'businesses',
      'business_profiles',
      'business_places',
      'business_slugs',
      'team_members',
      'events',
      'event_series',
      'event_notices',
      'guest_businesses',
      'guest_events',
      'api_keys',
      'webhooks',
    ],
  },
  people: { group: 'businesses', ground: 'contract', period: null, endedBy: 'job', tables: ['users'] },
  registrations: {
    group: 'businesses',
    ground: 'contract',
    period: period(registrationLifetimeHours, 'hours'),
    endedBy: 'job',
    tables: ['registrations'],
  },
  proofs: {
    group: 'businesses',
    ground: 'interest',
    period: period(30, 'days'),
    endedBy: 'job',
    tables: ['businesses'],
  },
  review: {
    group: 'businesses',
    ground: 'interest',
    period: null,
    endedBy: 'deletion',
    tables: [
      'verification_decisions',
      'held_decisions',
      'undone_decisions',
      'review_notes',
      'review_claims',
      'register_lookups',
      'event_holds',
      'fact_proposals',
    ],
  },
  measures: {
    group: 'businesses',
    ground: 'law',
    period: period(3, 'years'),
    endedBy: 'job',
    tables: ['measures', 'measure_history', 'measure_complaints'],
  },
  contracts: {
    group: 'businesses',
    ground: 'law',
    period: period(3, 'years'),
    endedBy: 'job',
    tables: ['legal_acceptances', 'legal_announcements'],
  },
  sessions: {
    group: 'businesses',
    ground: 'contract',
    period: null,
    endedBy: 'job',
    tables: ['sessions', 'session_tokens', 'notice_devices'],
  },
  factors: {
    group: 'businesses',
    ground: 'contract',
    period: null,
    endedBy: 'job',
    tables: ['second_factors', 'recovery_codes', 'sign_in_challenges', 'factor_removals'],
  },
  emailChanges: {
    group: 'businesses',
    ground: 'contract',
    period: period(7, 'days'),
    endedBy: 'job',
    tables: ['email_changes'],
  },
  knownDevices: {
    group: 'businesses',
    ground: 'interest',
    period: period(1, 'years'),
    endedBy: 'job',
    tables: ['known_devices'],
  },
  passwordLinks: {
    group: 'businesses',
    ground: 'contract',
    period: period(30, 'days'),
    endedBy: 'job',
    tables: ['password_resets'],
  },
  invitations: {
    group: 'businesses',
    ground: 'contract',
    period: period(90, 'days'),
    endedBy: 'job',
    tables: ['team_invitations'],
  },
  ownershipOffers: {
    group: 'businesses',
    ground: 'contract',
    period: period(ownershipOffer.keptDays, 'days'),
    endedBy: 'job',
    tables: ['ownership_offers'],
  },
  notices: { group: 'businesses', ground: 'contract', period: period(7, 'days'), endedBy: 'job', tables: ['notices'] },
  webhookMessages: {
    group: 'businesses',
    ground: 'contract',
    period: period(30, 'days'),
    endedBy: 'job',
    tables: ['webhook_deliveries', 'webhook_attempts'],
  },
  streamChanges: {
    group: 'businesses',
    ground: 'contract',
    period: period(1, 'days'),
    endedBy: 'job',
    tables: ['business_changes'],
  },
  exports: {
    group: 'businesses',
    ground: 'contract',
    period: period(accountExport.keptDays, 'days'),
    endedBy: 'job',
    tables: ['account_exports'],
  },
  payments: {
    group: 'money',
    ground: 'law',
    period: period(10, 'years'),
    endedBy: 'job',
    tables: ['payments', 'businesses'],
  },
  invoices: {
    group: 'money',
    ground: 'law',
    period: period(10, 'years'),
    endedBy: 'job',
    tables: ['invoices', 'invoice_files'],
  },
  billing: { group: 'money', ground: 'contract', period: null, endedBy: 'deletion', tables: ['billing_details'] },
  ledger: {
    group: 'money',
    ground: 'law',
    period: null,
    endedBy: 'deletion',
    tables: ['credit_accounts', 'credit_entries', 'credit_reservations', 'coupon_uses', 'subscriptions'],
  },
  paymentMessages: {
    group: 'money',
    ground: 'contract',
    period: period(60, 'days'),
    endedBy: 'job',
    tables: ['stripe_events'],
  },
  contactMessages: {
    group: 'everybody',
    ground: 'interest',
    period: period(contactMessageKeptDays, 'days'),
    endedBy: 'job',
    tables: ['contact_messages'],
  },
  withdrawals: {
    group: 'everybody',
    ground: 'law',
    period: period(3, 'years'),
    endedBy: 'job',
    tables: ['withdrawals'],
  },
  letters: { group: 'everybody', ground: 'interest', period: period(2, 'years'), endedBy: 'outside', tables: [] },
  answers: {
    group: 'everybody',
    ground: 'contract',
    period: period(1, 'days'),
    endedBy: 'job',
    tables: ['idempotency_keys'],
  },
  limits: { group: 'everybody', ground: 'interest', period: null, endedBy: 'job', tables: ['rate_limits'] },
  serverLogs: { group: 'everybody', ground: 'interest', period: period(14, 'days'), endedBy: 'outside', tables: [] },
  backups: { group: 'everybody', ground: 'interest', period: period(14, 'days'), endedBy: 'outside', tables: [] },
  auditLog: {
    group: 'everybody',
    ground: 'interest',
    period: period(3, 'years'),
    endedBy: 'job',
    tables: ['audit_entries'],
  },
  staff: {
    group: 'everybody',
    ground: 'interest',
    period: period(3, 'years'),
    endedBy: 'job',
    tables: ['reviewers'],
  },
  erasures: {
    group: 'everybody',
    ground: 'law',
    period: period(1, 'years'),
    endedBy: 'job',
    tables: ['erasures'],
  },
  demoMails: {
    group: 'everybody',
    ground: 'interest',
    period: period(90, 'days'),
    endedBy: 'job',
    tables: ['demo_mails'],
  },
} as const satisfies Record<string, Retention>;

export type RetentionId = keyof typeof retention;
type EndedBy<End extends Retention['endedBy']> = {
  [Id in RetentionId]: (typeof retention)[Id]['endedBy'] extends End ? Id : never;
}[RetentionId];
/** What a job deletes. */
export type SweptId = EndedBy<'job'>;
type WithPeriod = { [Id in RetentionId]: (typeof retention)[Id]['period'] extends Period ? Id : never }[RetentionId];

/** The same where the law counts from the end of the year. */
export const keptSinceYear = (id: WithPeriod, now: Date): Date =>
  keptSince(id, new Date(Date.UTC(now.getUTCFullYear(), 0, 1)));

/** Everything from before this instant has been kept for long enough. */
export function keptSince(id: WithPeriod, now: Date): Date {
  const { count, unit }: Period = retention[id].period;
  const since = new Date(now);
  if (unit === 'hours') since.setUTCHours(since.getUTCHours() - count);
  else if (unit === 'days') since.setUTCDate(since.getUTCDate() - count);
  else if (unit === 'months') since.setUTCMonth(since.getUTCMonth() - count);
  else since.setUTCFullYear(since.getUTCFullYear() - count);
  return since;
}
