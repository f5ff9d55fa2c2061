import { accountExport } from '#domain/account/export.ts';
import { agentRequest } from '#domain/agents/requests.ts';
import { keptDays as channelDays } from '#domain/app-changes/change-types.ts';
import { contactMessageKeptDays } from '#domain/contact/message.ts';
import { registrationLifetimeHours } from '#domain/registration/code.ts';
import { reporterKeptMonths } from '#domain/reports/limits.ts';
import { ownershipOffer } from '#domain/team/ownership.ts';
import { webRequest } from '#domain/web-guests/request.ts';

export interface Period {
  unit: 'hours' | 'days' | 'months' | 'years';
  count: number;
}

/** Data subjects, in the privacy page's order. */
export const retentionGroups = ['guests', 'businesses', 'money', 'everybody'] as const;
interface Retention {
  group: (typeof retentionGroups)[number];
  /** Legal ground of Art. 6(1) GDPR. */
  ground: 'contract' | 'law' | 'interest';
  /** Null: as long as what it belongs to, or until it has no use. */
  period: Period | null;
  /**
   * End of retention: the job by age or by a verb, the business's deletion, or something outside of this program. Tables
   * reference entries in `kept` (`database/schema/owned.ts`).
   */
  endedBy: 'age' | 'job' | 'deletion' | 'outside';
}

const period = (count: number, unit: Period['unit']): Period => ({ count, unit });

/**
 * Retention of all personal data. The deleting job, the privacy page's section and `docs/privacy.md` are generated from
 * this table; texts on start and remainder are in `legal.retention`.
 */
export const retention = {
  guests: {
    group: 'guests',
    ground: 'contract',
    period: period(90, 'days'),
    endedBy: 'job',
  },
  leftGuests: {
    group: 'guests',
    ground: 'contract',
    period: period(14, 'days'),
    endedBy: 'job',
  },
  refusedGuests: {
    group: 'guests',
    ground: 'interest',
    period: period(14, 'days'),
    endedBy: 'job',
  },
  webRequests: {
    group: 'guests',
    ground: 'contract',
    period: period(webRequest.keptHours, 'hours'),
    endedBy: 'job',
  },
  farewells: { group: 'guests', ground: 'contract', period: period(2, 'days'), endedBy: 'age' },
  appChanges: {
    group: 'guests',
    ground: 'contract',
    period: period(channelDays, 'days'),
    endedBy: 'job',
  },
  locations: { group: 'guests', ground: 'contract', period: null, endedBy: 'outside' },
  reporters: {
    group: 'guests',
    ground: 'law',
    period: period(reporterKeptMonths, 'months'),
    endedBy: 'job',
  },
  account: {
    group: 'businesses',
    ground: 'contract',
    period: null,
    endedBy: 'deletion',
  },
  people: { group: 'businesses', ground: 'contract', period: null, endedBy: 'job' },
  registrations: {
    group: 'businesses',
    ground: 'contract',
    period: period(registrationLifetimeHours, 'hours'),
    endedBy: 'job',
  },
  proofs: {
    group: 'businesses',
    ground: 'interest',
    period: period(30, 'days'),
    endedBy: 'job',
  },
  review: {
    group: 'businesses',
    ground: 'interest',
    period: null,
    endedBy: 'deletion',
  },
  measures: {
    group: 'businesses',
    ground: 'law',
    period: period(3, 'years'),
    endedBy: 'job',
  },
  contracts: {
    group: 'businesses',
    ground: 'law',
    period: period(3, 'years'),
    endedBy: 'job',
  },
  sessions: {
    group: 'businesses',
    ground: 'contract',
    period: null,
    endedBy: 'job',
  },
  factors: {
    group: 'businesses',
    ground: 'contract',
    period: null,
    endedBy: 'job',
  },
  emailChanges: {
    group: 'businesses',
    ground: 'contract',
    period: period(7, 'days'),
    endedBy: 'job',
  },
  knownDevices: {
    group: 'businesses',
    ground: 'interest',
    period: period(1, 'years'),
    endedBy: 'age',
  },
  passwordLinks: {
    group: 'businesses',
    ground: 'contract',
    period: period(30, 'days'),
    endedBy: 'age',
  },
  invitations: {
    group: 'businesses',
    ground: 'contract',
    period: period(90, 'days'),
    endedBy: 'age',
  },
  ownershipOffers: {
    group: 'businesses',
    ground: 'contract',
    period: period(ownershipOffer.keptDays, 'days'),
    endedBy: 'job',
  },
  notices: { group: 'businesses', ground: 'contract', period: period(7, 'days'), endedBy: 'job' },
  webhookMessages: {
    group: 'businesses',
    ground: 'contract',
    period: period(30, 'days'),
    endedBy: 'job',
  },
  streamChanges: {
    group: 'businesses',
    ground: 'contract',
    period: period(1, 'days'),
    endedBy: 'age',
  },
  agentRequests: {
    group: 'businesses',
    ground: 'contract',
    period: period(agentRequest.keptDays, 'days'),
    endedBy: 'age',
  },
  exports: {
    group: 'businesses',
    ground: 'contract',
    period: period(accountExport.keptDays, 'days'),
    endedBy: 'job',
  },
  payments: {
    group: 'money',
    ground: 'law',
    period: period(8, 'years'),
    endedBy: 'job',
  },
  invoices: {
    group: 'money',
    ground: 'law',
    period: period(8, 'years'),
    endedBy: 'job',
  },
  billing: { group: 'money', ground: 'contract', period: null, endedBy: 'deletion' },
  ledger: {
    group: 'money',
    ground: 'law',
    period: null,
    endedBy: 'deletion',
  },
  paymentMessages: {
    group: 'money',
    ground: 'contract',
    period: period(60, 'days'),
    endedBy: 'age',
  },
  contactMessages: {
    group: 'everybody',
    ground: 'interest',
    period: period(contactMessageKeptDays, 'days'),
    endedBy: 'age',
  },
  mails: { group: 'everybody', ground: 'interest', period: period(30, 'days'), endedBy: 'age' },
  suppressedAddresses: { group: 'everybody', ground: 'interest', period: period(1, 'years'), endedBy: 'age' },
  withdrawals: {
    group: 'everybody',
    ground: 'law',
    period: period(3, 'years'),
    endedBy: 'job',
  },
  letters: { group: 'everybody', ground: 'interest', period: period(2, 'years'), endedBy: 'outside' },
  answers: {
    group: 'everybody',
    ground: 'contract',
    period: period(1, 'days'),
    endedBy: 'age',
  },
  limits: { group: 'everybody', ground: 'interest', period: null, endedBy: 'job' },
  serverLogs: { group: 'everybody', ground: 'interest', period: period(14, 'days'), endedBy: 'outside' },
  backups: { group: 'everybody', ground: 'interest', period: period(14, 'days'), endedBy: 'outside' },
  auditLog: {
    group: 'everybody',
    ground: 'interest',
    period: period(3, 'years'),
    endedBy: 'job',
  },
  staff: {
    group: 'everybody',
    ground: 'interest',
    period: period(3, 'years'),
    endedBy: 'job',
  },
  erasures: {
    group: 'everybody',
    ground: 'law',
    period: period(1, 'years'),
    endedBy: 'job',
  },
  demoMails: {
    group: 'everybody',
    ground: 'interest',
    period: period(90, 'days'),
    endedBy: 'age',
  },
} as const satisfies Record<string, Retention>;

export type RetentionId = keyof typeof retention;
type EndedBy<End extends Retention['endedBy']> = {
  [Id in RetentionId]: (typeof retention)[Id]['endedBy'] extends End ? Id : never;
}[RetentionId];
export type AgedId = EndedBy<'age'>;
export type SweptId = EndedBy<'age' | 'job'>;
type WithPeriod = { [Id in RetentionId]: (typeof retention)[Id]['period'] extends Period ? Id : never }[RetentionId];

/** Like `keptSince`, for periods that start at the end of the year. */
export const keptSinceYear = (id: WithPeriod, now: Date): Date =>
  keptSince(id, new Date(Date.UTC(now.getUTCFullYear(), 0, 1)));

/** Data from before this instant is past its retention. */
export function keptSince(id: WithPeriod, now: Date): Date {
  const { count, unit }: Period = retention[id].period;
  const since = new Date(now);
  if (unit === 'hours') since.setUTCHours(since.getUTCHours() - count);
  else if (unit === 'days') since.setUTCDate(since.getUTCDate() - count);
  else if (unit === 'months') since.setUTCMonth(since.getUTCMonth() - count);
  else since.setUTCFullYear(since.getUTCFullYear() - count);
  return since;
}
