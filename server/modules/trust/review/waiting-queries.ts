import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { events } from '#database/schema/events.ts';
import type { Reviewer } from '#server/context/actor.ts';
import { actorName } from '#server/context/actor.ts';

/** More than a reviewer reads before deciding. */
const SHOWN = 20;

/** Waiting events, oldest first, at most 20. */
export function findWaitingEvents(db: Connection, businessId: string) {
  return db
    .select()
    .from(events)
    .where(and(eq(events.businessId, businessId), eq(events.awaitsVerification, true)))
    .orderBy(asc(events.id))
    .limit(SHOWN);
}

/** Unchanged since the reviewer last read the case. Empty when deciding from the list. */
export async function findSeenEvents(
  db: Connection,
  reviewer: Reviewer,
  { businessId, decidedAt }: { businessId: string; decidedAt: Date },
): Promise<Set<string>> {
  const isReading = and(
    eq(auditEntries.businessId, businessId),
    eq(auditEntries.action, 'case_read'),
    eq(auditEntries.actor, actorName(reviewer)),
    lte(auditEntries.createdAt, decidedAt),
  );
  const [reading] = await db
    .select({ at: auditEntries.createdAt })
    .from(auditEntries)
    .where(isReading)
    .orderBy(desc(auditEntries.createdAt))
    .limit(1);
  const shown = reading ? await findWaitingEvents(db, businessId) : [];
  return new Set(shown.filter(({ updatedAt }) => reading && updatedAt <= reading.at).map(({ id }) => id));
}
