import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { emailChanges } from '#database/schema/email-changes.ts';
import { invoices } from '#database/schema/invoices.ts';
import { suppressedAddresses } from '#database/schema/mails.ts';
import { sessions } from '#database/schema/sessions.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { Problem } from '#server/context/problem.ts';
import { isLimited } from '#server/http/lift-limits.ts';
import { limitsOfSignIn } from '#server/modules/desk/people/lift-locks.ts';
import { triesOf } from '#server/modules/people/second-factors/queries.ts';

/** How long messages can be delivered again, in milliseconds. */
const MESSAGE_MS = 30 * 86_400_000;
const MOST_INVOICES = 10;

async function findTeam(db: Database, businessId: string, now: Date) {
  const open = and(
    eq(emailChanges.userId, teamMembers.userId),
    isNull(emailChanges.changedAt),
    gt(emailChanges.expiresAt, now),
  );
  const suppressed = and(eq(suppressedAddresses.email, teamMembers.userEmail), isNull(suppressedAddresses.liftedAt));
  return db
    .select({
      member: teamMembers,
      name: users.name,
      change: emailChanges,
      suppression: suppressedAddresses.cause,
      sessions: sql<number>`(select count(*)::int from ${sessions}
        where ${sessions.userId} = ${teamMembers.userId} and ${sessions.endedAt} is null)`,
    })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(emailChanges, open)
    .leftJoin(suppressedAddresses, suppressed)
    .where(eq(teamMembers.businessId, businessId))
    .orderBy(teamMembers.createdAt, teamMembers.id);
}

async function isLocked(db: Database, { userId, userEmail }: typeof teamMembers.$inferSelect): Promise<boolean> {
  if (userId === null) return false;
  if (await isLimited(db, limitsOfSignIn, userEmail)) return true;
  return isLimited(db, ['wrongFactor'], triesOf({ userId, reviewerId: null }));
}

function findWebhooks(db: Database, businessId: string, now: Date) {
  const { status, createdAt, webhookId } = webhookDeliveries;
  const since = new Date(now.getTime() - MESSAGE_MS);
  return db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      status: webhooks.status,
      failingSince: webhooks.failingSince,
      failed: sql<number>`(select count(*)::int from ${webhookDeliveries}
        where ${webhookId} = ${webhooks.id} and ${status} = 'failed' and ${createdAt} > ${since.toISOString()})`,
    })
    .from(webhooks)
    .where(eq(webhooks.businessId, businessId))
    .orderBy(webhooks.createdAt, webhooks.id);
}

/** 404 for a closed or unknown business. */
export async function findPeople(db: Database, businessId: string, now: Date) {
  const [business] = await db
    .select({ companyName: businesses.companyName, ownerId: businesses.userId, deletesAt: businesses.deletesAt })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt), isNull(businesses.testOf)));
  if (!business) throw new Problem('not_found');
  const { number, id, kind, issuedAt } = invoices;
  const { expiresAt, finishedAt } = accountExports;
  const ready = and(eq(accountExports.businessId, businessId), gt(expiresAt, now), sql`${finishedAt} is not null`);
  const runs = and(eq(subscriptions.status, 'active'), eq(subscriptions.cancelsAtPeriodEnd, false));
  const [team, issued, exported, hooks, plans] = await Promise.all([
    findTeam(db, businessId, now),
    db
      .select({ id, number, kind, issuedAt })
      .from(invoices)
      .where(eq(invoices.businessId, businessId))
      .orderBy(desc(number))
      .limit(MOST_INVOICES),
    db.$count(accountExports, ready),
    findWebhooks(db, businessId, now),
    db.$count(subscriptions, and(eq(subscriptions.businessId, businessId), runs)),
  ]);
  const people = [];
  for (const row of team) people.push({ ...row, isLocked: await isLocked(db, row.member) });
  return { business, people, issued, hasExport: exported > 0, hooks, hasPlan: plans > 0 };
}

export type FoundPeople = Awaited<ReturnType<typeof findPeople>>;
