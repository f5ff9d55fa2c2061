import type { SQL } from 'drizzle-orm';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { invoices } from '#database/schema/invoices.ts';
import { mails } from '#database/schema/mails.ts';
import { reportCases } from '#database/schema/reports.ts';
import { sessions } from '#database/schema/sessions.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { users } from '#database/schema/users.ts';
import { reviewNotes } from '#database/schema/verifications.ts';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { Position } from '#server/http/cursor.ts';

interface Source {
  kind: TimelineKind;
  from: PgTable | SQL;
  where: SQL;
  id: PgColumn;
  at: PgColumn;
  /** Its action, reason or sort. */
  what: PgColumn | SQL;
  actor?: PgColumn | SQL;
  /** Its subject, for people. */
  detail?: PgColumn | SQL;
  amount?: PgColumn;
}

const nameInState = sql.join(
  ['company_name', 'user_name', 'user_email', 'name', 'title', 'url', 'reason'].map(
    (field) => sql`${auditEntries.after}->>${sql.raw(`'${field}'`)}`,
  ),
  sql`, `,
);

function sourcesOf(businessId: string, addresses: readonly string[]): Source[] {
  const creditsWithEvents = sql`${creditEntries} left join ${events} on ${events.id} = ${creditEntries.eventId}`;
  const sessionsOfPeople = sql`${sessions} join ${users} on ${users.id} = ${sessions.userId}
    join ${teamMembers} on ${teamMembers.userId} = ${users.id}`;
  return [
    {
      ...{ kind: 'log', from: auditEntries, where: eq(auditEntries.businessId, businessId), id: auditEntries.id },
      ...{ at: auditEntries.createdAt, what: auditEntries.action, actor: auditEntries.actor },
      detail: sql`coalesce(${nameInState})`,
    },
    {
      ...{ kind: 'credits', from: creditsWithEvents, where: eq(creditEntries.businessId, businessId) },
      ...{ id: creditEntries.id, at: creditEntries.createdAt, what: creditEntries.reason },
      ...{ actor: creditEntries.actor, detail: events.title, amount: creditEntries.amount },
    },
    {
      ...{ kind: 'payment', from: payments, where: eq(payments.businessId, businessId), id: payments.id },
      ...{ at: payments.paidAt, what: payments.type, detail: payments.reference, amount: payments.amountCents },
    },
    {
      ...{ kind: 'invoice', from: invoices, where: eq(invoices.businessId, businessId), id: invoices.id },
      ...{ at: invoices.issuedAt, what: invoices.kind, detail: invoices.number, amount: invoices.grossCents },
    },
    {
      ...{ kind: 'mail', from: mails, where: inArray(mails.to, [...addresses, '']), id: mails.id },
      ...{ at: mails.createdAt, what: mails.state, detail: mails.to },
    },
    {
      ...{ kind: 'sign_in', from: sessionsOfPeople, where: eq(teamMembers.businessId, businessId) },
      ...{ id: sessions.id, at: sessions.createdAt, what: sql`coalesce(${sessions.userAgent}, '')` },
      ...{ actor: sql`'user:' || ${users.id}`, detail: sessions.country },
    },
    {
      ...{ kind: 'note', from: reviewNotes, where: eq(reviewNotes.businessId, businessId), id: reviewNotes.id },
      ...{ at: reviewNotes.createdAt, what: sql`'note'`, detail: reviewNotes.text },
      actor: sql`'reviewer:' || ${reviewNotes.reviewerId}`,
    },
    {
      ...{ kind: 'report', from: reportCases, where: eq(reportCases.businessId, businessId), id: reportCases.id },
      ...{
        at: reportCases.firstReportedAt,
        what: reportCases.targetKind,
        detail: sql`${reportCases.content}->>'name'`,
      },
    },
  ];
}

interface Asked {
  businessId: string;
  addresses: readonly string[];
  kinds: readonly TimelineKind[];
  limit: number;
  after: Position | undefined;
}

/** Newest first, from each source by its index. */
export async function findTimeline(db: Database, { businessId, addresses, kinds, limit, after }: Asked) {
  const none = sql`null`;
  const parts = sourcesOf(businessId, addresses)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, from, where, id, at, what, actor = none, detail = none, amount = none }) => {
      const older = after
        ? sql`and (${at}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
        : sql``;
      return sql`(select ${id} as id, ${kind}::text as kind, ${at} as at, ${what}::text as what, ${actor}::text as actor,
        ${detail}::text as detail, ${amount}::int as amount from ${from} where ${where} ${older}
        order by ${at} desc, ${id} desc limit ${limit})`;
    });
  if (parts.length === 0) return [];
  return db
    .select({
      id: sql<string>`id`,
      kind: sql<TimelineKind>`kind`,
      createdAt: sql<Date>`at`.mapWith(auditEntries.createdAt),
      what: sql<string>`what`,
      actor: sql<string | null>`actor`,
      detail: sql<string | null>`detail`,
      amount: sql<number | null>`amount`,
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as entries`)
    .orderBy(sql`at desc, id desc`)
    .limit(limit);
}
export type TimelineRow = Awaited<ReturnType<typeof findTimeline>>[number];
