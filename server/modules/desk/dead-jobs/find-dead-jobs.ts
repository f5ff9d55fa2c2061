import { inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Connection } from '#database/connect.ts';
import { accountExports } from '#database/schema/account-exports.ts';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { invoices } from '#database/schema/invoices.ts';
import { teamInvitations } from '#database/schema/team-invitations.ts';
import type { DeadJob } from '#server/context/adapters.ts';
import type { Context } from '#server/context/context.ts';

const MOST = 200;

/** The business that each id belongs to; an owner's id names their business. */
async function findBusinessesOf(db: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const of = (table: typeof events | typeof accountExports | typeof invoices | typeof teamInvitations) =>
    db
      .select({ id: sql<string>`${table.id}`, businessId: sql<string | null>`${table.businessId}` })
      .from(table)
      .where(inArray(table.id, [...ids]));
  const real = sql<string | null>`coalesce(${businesses.testOf}, ${businesses.id})`;
  const rows = await union(
    db
      .select({ id: sql<string>`${businesses.id}`, businessId: real })
      .from(businesses)
      .where(inArray(businesses.id, [...ids])),
    db
      .select({ id: sql<string>`${businesses.userId}`, businessId: real })
      .from(businesses)
      .where(inArray(businesses.userId, [...ids])),
    of(events),
    of(accountExports),
    of(invoices),
    of(teamInvitations),
  );
  return new Map(rows.flatMap(({ id, businessId }) => (businessId === null ? [] : [[id, businessId]])));
}

export type FoundJob = DeadJob & { businessId: string | undefined };

/** Dead jobs, each with the business that it works for, if one can be told from its ids. */
export async function findDeadJobs(ctx: Context, choice: { id?: string } = {}): Promise<FoundJob[]> {
  const found = await ctx.deps.jobs.findDead({ ...choice, limit: MOST });
  const known = await findBusinessesOf(
    ctx.db,
    found.flatMap(({ ids }) => ids),
  );
  return found.map((job) => ({ ...job, businessId: job.ids.map((id) => known.get(id)).find(Boolean) }));
}
