import type { SQL } from 'drizzle-orm';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Connection, Database } from '#database/connect.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { businessPlaces } from '#database/schema/places.ts';
import { postcodes } from '#database/schema/postcodes.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { users } from '#database/schema/users.ts';
import { heldDecisions, registerLookups, reviewClaims, reviewNotes } from '#database/schema/verifications.ts';
import { caseReadings } from '#domain/audit/actions.ts';
import { postcodeIn } from '#domain/geography/place.ts';
import { asciiDomain, asciiEmail } from '#domain/shared/email.ts';
import type { LookupMeter } from '#domain/verification/desk.ts';
import { readLookups, registerLookups as registerRule } from '#domain/verification/desk.ts';
import type { FactValues } from '#domain/verification/proposals.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { Problem } from '#server/context/problem.ts';
import type { Position } from '#server/http/cursor.ts';
import type { AuditRow } from '#server/modules/news/audit/queries.ts';
import type { BusinessRow } from '#server/modules/people/business/queries.ts';
import { factColumns } from '#server/modules/people/proposals/fact-content.ts';
import { waitingProposals } from '#server/modules/people/proposals/queries.ts';
import { findProposedDuplicates } from '#server/modules/trust/review/find-duplicates.ts';
import { findWaitingEvents } from '#server/modules/trust/review/waiting-queries.ts';

export type SubmissionRow = BusinessRow & { displayName: string | null };
export type Meter = LookupMeter;
export type ClaimRow = typeof reviewClaims.$inferSelect & { claimedBy: string };
export type HeldDecision = typeof heldDecisions.$inferSelect & { decidedBy: string };
export type NoteRow = typeof reviewNotes.$inferSelect & { writtenBy: string };

export interface SubmissionFilter {
  status: VerificationStatus | 'all';
  q: string;
  sort: 'newest' | 'oldest';
}

const MAX_AUDIT = 100;

/** Excludes closed accounts, with rows that the law retains, and test sides. */
export const isOpen = and(isNull(businesses.closedAt), isNull(businesses.testOf));

export function submissionColumns() {
  return {
    ...getTableColumns(businesses),
    proposals: waitingProposals(sql`${businesses}.id`),
    displayName: sql<string | null>`(
      select shown.display_name from ${businessProfiles} shown where shown.business_id = ${businesses}.id
    )`,
  };
}

/** Waiting for a reviewer, excluding decisions in their undo period. */
const waits = and(
  eq(businesses.verificationStatus, 'pending'),
  sql`not exists (select from ${heldDecisions} where ${heldDecisions.businessId} = ${businesses.id} and ${heldDecisions.settlesAt} is not null)`,
);

const patternOf = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Search in business and owner; undefined for an empty query. */
export function finds(q: string) {
  if (q === '') return undefined;
  const { companyName, address, phone, managingDirector, handelsregisterNumber, licenceNumber, taxId } = businesses;
  const columns = [companyName, address, phone, managingDirector, handelsregisterNumber, licenceNumber, taxId];
  // Stored domains are ASCII.
  const email = patternOf(asciiEmail(q) ?? asciiDomain(q) ?? q);
  const owner = or(ilike(users.name, patternOf(q)), ilike(users.email, email));
  const hasOwner = sql`exists (select from ${users} where ${users.id} = ${businesses.userId} and ${owner})`;
  return or(...columns.map((column) => ilike(column, patternOf(q))), ilike(businesses.email, email), hasOwner);
}

function matching({ status, q }: SubmissionFilter) {
  if (status === 'all') return and(isOpen, finds(q));
  return and(isOpen, status === 'pending' ? waits : eq(businesses.verificationStatus, status), finds(q));
}

function submissions(db: Database, filter: SubmissionFilter, limit: number, after?: Position) {
  const isNewest = filter.sort === 'newest';
  const order = isNewest ? desc : asc;
  const position = after && sql`(${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const here = sql`(${businesses.createdAt}, ${businesses.id})`;
  const beyond = position && (isNewest ? sql`${here} < ${position}` : sql`${here} > ${position}`);
  return db
    .select(submissionColumns())
    .from(businesses)
    .where(and(matching(filter), beyond))
    .orderBy(order(businesses.createdAt), order(businesses.id))
    .limit(limit);
}

export async function findSubmissionPage(db: Database, filter: SubmissionFilter, limit: number, page: number) {
  const [rows, total] = await Promise.all([
    submissions(db, filter, limit).offset((page - 1) * limit),
    db.$count(businesses, matching(filter)),
  ]);
  return { rows, total };
}

/** Rows after a position, by index. */
export function findSubmissionsAfter(db: Database, filter: SubmissionFilter, limit: number, after: Position) {
  return submissions(db, filter, limit, after);
}

/** Longest-waiting, not claimed by another reviewer. */
export async function findNextDue(db: Database, reviewerId: string) {
  const isOthers = sql`exists (select from ${reviewClaims} where ${reviewClaims.businessId} = ${businesses.id}
    and ${reviewClaims.reviewerId} <> ${reviewerId} and ${reviewClaims.endsAt} > clock_timestamp())`;
  const submittedAt = sql`coalesce(${businesses.resubmittedAt}, ${businesses.createdAt})`;
  const { id, companyName, createdAt, resubmittedAt } = businesses;
  const [next] = await db
    .select({ id, companyName, createdAt, resubmittedAt })
    .from(businesses)
    .where(and(isOpen, waits, sql`not ${isOthers}`))
    .orderBy(asc(submittedAt), asc(businesses.id))
    .limit(1);
  return next;
}

export async function countSubmissions(db: Database): Promise<Record<VerificationStatus, number>> {
  const [rows, [settling]] = await Promise.all([
    db
      .select({ status: businesses.verificationStatus, number: count() })
      .from(businesses)
      .where(isOpen)
      .groupBy(businesses.verificationStatus),
    db
      .select({ number: count() })
      .from(heldDecisions)
      .innerJoin(businesses, eq(businesses.id, heldDecisions.businessId))
      .where(and(isOpen, eq(businesses.verificationStatus, 'pending'), sql`${heldDecisions.settlesAt} is not null`)),
  ]);
  const numbers = {
    pending: 0,
    verified: 0,
    rejected: 0,
    ...Object.fromEntries(rows.map((row) => [row.status, row.number])),
  };
  return { ...numbers, pending: Math.max(0, numbers.pending - (settling?.number ?? 0)) };
}

/** Active claims by the database's clock. */
export async function findClaims(db: Connection, ids: readonly string[]): Promise<Map<string, ClaimRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ claim: reviewClaims, claimedBy: reviewers.username })
    .from(reviewClaims)
    .innerJoin(reviewers, eq(reviewers.id, reviewClaims.reviewerId))
    .where(and(inArray(reviewClaims.businessId, [...ids]), sql`${reviewClaims.endsAt} > clock_timestamp()`));
  return new Map(rows.map(({ claim, claimedBy }) => [claim.businessId, { ...claim, claimedBy }]));
}

export async function findAllClaims(db: Connection): Promise<ClaimRow[]> {
  const rows = await db
    .select({ claim: reviewClaims, claimedBy: reviewers.username })
    .from(reviewClaims)
    .innerJoin(reviewers, eq(reviewers.id, reviewClaims.reviewerId))
    .where(sql`${reviewClaims.endsAt} > clock_timestamp()`)
    .orderBy(asc(reviewClaims.businessId));
  return rows.map(({ claim, claimedBy }) => ({ ...claim, claimedBy }));
}

export async function findHeldDecisions(db: Connection, ids: readonly string[]): Promise<Map<string, HeldDecision>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ held: heldDecisions, decidedBy: reviewers.username })
    .from(heldDecisions)
    .innerJoin(reviewers, eq(reviewers.id, heldDecisions.reviewerId))
    .where(inArray(heldDecisions.businessId, [...ids]));
  return new Map(rows.map(({ held, decidedBy }) => [held.businessId, { ...held, decidedBy }]));
}

export async function findWebsites(db: Connection, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { businessId, websiteUrl } = businessProfiles;
  const rows = await db
    .select({ businessId, websiteUrl })
    .from(businessProfiles)
    .where(inArray(businessId, [...ids]));
  return new Map(rows.map((row) => [row.businessId, row.websiteUrl]));
}

/** Remaining register look-ups of the team's hour. */
export async function findMeter(db: Connection, now: Date): Promise<Meter> {
  const since = new Date(now.getTime() - registerRule.windowMinutes * 60_000);
  const rows = await db
    .select({ lookedUpAt: registerLookups.lookedUpAt })
    .from(registerLookups)
    .where(gt(registerLookups.lookedUpAt, since))
    .orderBy(asc(registerLookups.lookedUpAt));
  return readLookups(rows.map(({ lookedUpAt }) => lookedUpAt));
}

/** 404 if unknown. */
export async function findSubmission(db: Database, id: string): Promise<SubmissionRow> {
  const [row] = await db
    .select(submissionColumns())
    .from(businesses)
    .where(and(isOpen, eq(businesses.id, id)));
  if (!row) throw new Problem('not_found');
  return row;
}

/** Owner, notes, location, queue position and proposals. */
export async function findCaseParts(db: Database, business: SubmissionRow, reviewerId: string) {
  const [[owner], notes, location, queue, proposed, waitingEvents] = await Promise.all([
    db
      .select({ name: users.name, email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, business.userId)),
    db
      .select({ note: reviewNotes, writtenBy: reviewers.username })
      .from(reviewNotes)
      .innerJoin(reviewers, eq(reviewers.id, reviewNotes.reviewerId))
      .where(eq(reviewNotes.businessId, business.id))
      .orderBy(desc(reviewNotes.createdAt), desc(reviewNotes.id)),
    findLocation(db, business),
    business.verificationStatus === 'pending' ? findPlaceInQueue(db, business.id, reviewerId) : null,
    findProposed(db, business),
    findWaitingEvents(db, business.id),
  ]);
  if (!owner) throw new Error(`business ${business.id} has no owner`);
  const written = notes.map(({ note, writtenBy }) => ({ ...note, writtenBy }));
  return { owner, notes: written, location, queue, proposed, waitingEvents };
}

/** With its proposals applied, and its duplicates; null without proposals. */
async function findProposed(db: Database, business: SubmissionRow) {
  const { proposals } = business;
  if (proposals.length === 0) return null;
  const values: FactValues = Object.fromEntries(proposals.map(({ field, value }) => [field, value]));
  const row = { ...business, ...factColumns(values), displayName: values.display_name ?? null };
  const [duplicates, { area }] = await Promise.all([findProposedDuplicates(db, row), findLocation(db, row)]);
  return { row, duplicates, area: values.address === undefined ? undefined : area };
}

async function findLocation(db: Database, { id, address }: SubmissionRow) {
  const postcode = postcodeIn(address);
  const [[place], [area]] = await Promise.all([
    db.select().from(businessPlaces).where(eq(businessPlaces.businessId, id)),
    db
      .select()
      .from(postcodes)
      .where(eq(postcodes.postcode, postcode ?? '')),
  ]);
  return { place, area };
}

/** Queue position, and the next unclaimed case. */
async function findPlaceInQueue(db: Database, id: string, reviewerId: string) {
  const newestFirst = sql`(order by ${businesses.createdAt} desc, ${businesses.id} desc)`;
  const places = db.$with('places').as(
    db
      .select({
        id: businesses.id,
        position: sql<number>`row_number() over ${newestFirst}`.mapWith(Number).as('position'),
        total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
        previousId: sql<string | null>`lag(${businesses.id}) over ${newestFirst}`.as('previous_id'),
        nextId: sql<string | null>`lead(${businesses.id}) over ${newestFirst}`.as('next_id'),
      })
      .from(businesses)
      .where(and(isOpen, waits)),
  );
  const isForOthers = sql`exists (select from ${reviewClaims} where ${reviewClaims.businessId} = other.id
      and ${reviewClaims.reviewerId} <> ${reviewerId} and ${reviewClaims.endsAt} > clock_timestamp())
    or exists (select from ${heldDecisions} where ${heldDecisions.businessId} = other.id and ${heldDecisions.reviewerId} = ${reviewerId})`;
  const followingId = sql<
    string | null
  >`(select other.id from places other where other.id <> places.id and not (${isForOthers})
    order by other.position > places.position desc, other.position limit 1)`;
  const [place] = await db
    .with(places)
    .select({ ...places._.selectedFields, followingId })
    .from(places)
    .where(eq(places.id, id));
  return place ?? null;
}

/** Entries, newest first. Changes and reads have separate limits, so reads cannot displace decisions. */
export async function findCaseAudit(db: Database, businessId: string) {
  const about = and(eq(auditEntries.businessId, businessId), eq(auditEntries.subject, `business:${businessId}`));
  const newest = (kind: SQL) =>
    db
      .select()
      .from(auditEntries)
      .where(and(about, kind))
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(MAX_AUDIT);
  const { action } = auditEntries;
  const found = await Promise.all([
    newest(notInArray(action, [...caseReadings])),
    newest(inArray(action, [...caseReadings])),
  ]);
  const isBefore = (a: AuditRow, b: AuditRow) => +b.createdAt - +a.createdAt || (a.id < b.id ? 1 : -1);
  return found.flat().toSorted(isBefore);
}

/** User names by `reviewer:id`. */
export async function findReviewerNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: reviewers.id, username: reviewers.username }).from(reviewers);
  return new Map(rows.map(({ id, username }) => [`reviewer:${id}`, username]));
}
