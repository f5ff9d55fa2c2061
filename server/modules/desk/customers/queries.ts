import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { billingDetails } from '#database/schema/billing.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { mails, suppressedAddresses } from '#database/schema/mails.ts';
import { reportCases, reports } from '#database/schema/reports.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { recoveryCodes, secondFactors } from '#database/schema/second-factors.ts';
import { sessions } from '#database/schema/sessions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { reviewNotes } from '#database/schema/verifications.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';
import { findBalance } from '#server/modules/money/credits/queries.ts';
import { findSubscription } from '#server/modules/money/subscription/queries.ts';
import { findRecentDeliveries } from '#server/modules/people/webhooks/queries.ts';
import { findMeasures } from '#server/modules/trust/measures/queries.ts';

const most = { signIns: 10, events: 20, mails: 50, reports: 50, notes: 100 };

/** A business for staff, closed ones included; 404 if unknown or a test side. */
export async function findCustomer(db: Database, id: string) {
  const [row] = await db
    .select({ business: businesses, displayName: businessProfiles.displayName, slug: businessProfiles.slug })
    .from(businesses)
    .leftJoin(businessProfiles, eq(businessProfiles.businessId, businesses.id))
    .where(and(eq(businesses.id, id), isNull(businesses.testOf)));
  if (!row) throw new Problem('not_found');
  return { ...row, scope: row.business.id as BusinessScope };
}

/** Members with sign-ins, factors and the state of their address. */
async function findPeople(db: Database, businessId: string) {
  const members = await db
    .select({ member: teamMembers, name: users.name, suppression: suppressedAddresses })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(
      suppressedAddresses,
      and(eq(suppressedAddresses.email, teamMembers.userEmail), isNull(suppressedAddresses.liftedAt)),
    )
    .where(eq(teamMembers.businessId, businessId))
    .orderBy(asc(teamMembers.createdAt), asc(teamMembers.id));
  const ids = members.flatMap(({ member }) => member.userId ?? []);
  const newest = db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, users.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(most.signIns)
    .as('newest');
  const [signIns, factors, codes] = await Promise.all([
    db
      .select({
        userId: users.id,
        userAgent: newest.userAgent,
        country: newest.country,
        createdAt: newest.createdAt,
        lastUsedAt: newest.lastUsedAt,
        endedAt: newest.endedAt,
      })
      .from(users)
      .innerJoinLateral(newest, sql`true`)
      .where(inArray(users.id, ids)),
    db
      .select()
      .from(secondFactors)
      .where(and(inArray(secondFactors.userId, ids), isNotNull(secondFactors.confirmedAt)))
      .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id)),
    db
      .select({ userId: recoveryCodes.userId, left: sql<number>`count(*)::int` })
      .from(recoveryCodes)
      .where(and(inArray(recoveryCodes.userId, ids), isNull(recoveryCodes.usedAt)))
      .groupBy(recoveryCodes.userId),
  ]);
  return members.map(({ member, name, suppression }) => ({
    member,
    name: name ?? member.userName,
    suppression,
    signIns: signIns.filter(({ userId }) => userId === member.userId),
    factors: factors.filter(({ userId }) => userId === member.userId),
    codesLeft: codes.find(({ userId }) => userId === member.userId)?.left ?? 0,
  }));
}
export type Person = Awaited<ReturnType<typeof findPeople>>[number];

async function findEvents(db: Database, businessId: string) {
  const mine = eq(events.businessId, businessId);
  const [rows, total] = await Promise.all([
    db.select().from(events).where(mine).orderBy(desc(events.createdAt), desc(events.id)).limit(most.events),
    db.$count(events, mine),
  ]);
  return { rows, total };
}

/** Addresses of a business and its people. */
export async function findAddresses(db: Database, business: { id: string; email: string }): Promise<string[]> {
  const [members, [billing]] = await Promise.all([
    db.select({ email: teamMembers.userEmail }).from(teamMembers).where(eq(teamMembers.businessId, business.id)),
    db.select({ email: billingDetails.email }).from(billingDetails).where(eq(billingDetails.businessId, business.id)),
  ]);
  const all = [...members.map(({ email }) => email), business.email, billing?.email ?? ''];
  return [...new Set(all)].filter((email) => email !== '');
}

async function findMails(db: Database, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  return db
    .select()
    .from(mails)
    .where(inArray(mails.to, [...addresses]))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(most.mails);
}

async function findWebhookHealth(db: Database, businessId: string) {
  const rows = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.businessId, businessId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
  return {
    rows,
    recent: await findRecentDeliveries(
      db,
      rows.map(({ id }) => id),
    ),
  };
}

function findReports(db: Database, businessId: string) {
  return db
    .select({
      reportCase: reportCases,
      kinds: sql<
        string[]
      >`(select array_agg(distinct ${reports.kind}) from ${reports} where ${reports.caseId} = ${reportCases.id})`,
    })
    .from(reportCases)
    .where(eq(reportCases.businessId, businessId))
    .orderBy(desc(reportCases.firstReportedAt), desc(reportCases.id))
    .limit(most.reports);
}

function findNotes(db: Database, businessId: string) {
  return db
    .select({ note: reviewNotes, writtenBy: reviewers.username })
    .from(reviewNotes)
    .innerJoin(reviewers, eq(reviewers.id, reviewNotes.reviewerId))
    .where(eq(reviewNotes.businessId, businessId))
    .orderBy(desc(reviewNotes.createdAt), desc(reviewNotes.id))
    .limit(most.notes);
}

/** All parts of the page but money. */
export async function findCustomerParts(
  db: Database,
  { business, scope }: Awaited<ReturnType<typeof findCustomer>>,
  now: Date,
) {
  const { id } = business;
  const isOpen = business.closedAt === null;
  const [people, subscription, balance, shownEvents, sent, hooks, keys, measures, reported, notes] = await Promise.all([
    findPeople(db, id),
    findSubscription(db, id),
    isOpen ? findBalance(db, scope, now) : null,
    findEvents(db, id),
    findAddresses(db, business).then((addresses) => findMails(db, addresses)),
    findWebhookHealth(db, id),
    db.select().from(apiKeys).where(eq(apiKeys.businessId, id)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),
    findMeasures(db, id),
    findReports(db, id),
    findNotes(db, id),
  ]);
  return { people, subscription, balance, events: shownEvents, mails: sent, hooks, keys, measures, reported, notes };
}
export type CustomerParts = Awaited<ReturnType<typeof findCustomerParts>>;
