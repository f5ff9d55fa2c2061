import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { importedEntries, importSources } from '#database/schema/import-sources.ts';
import type { BusinessScope, ImportSource } from '#server/context/actor.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

export type SourceRow = typeof importSources.$inferSelect;
export type EntryRow = typeof importedEntries.$inferSelect;
export type EntryWithEvent = { entry: EntryRow; event: EventRow | null };
type SourceKey = Pick<SourceRow, 'id' | 'businessId'>;

const isSource = ({ id, businessId }: SourceKey): SQL | undefined =>
  and(eq(importSources.id, id), eq(importSources.businessId, businessId));

export async function findSources(db: Connection, businessId: string): Promise<SourceRow[]> {
  const { createdAt, id } = importSources;
  return db
    .select()
    .from(importSources)
    .where(eq(importSources.businessId, businessId))
    .orderBy(desc(createdAt), desc(id));
}

export async function findSource(db: Connection, key: SourceKey): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(importSources).where(isSource(key));
  return row;
}

/** After the business and before its events, the lock order of decisions. */
export async function lockSource(db: Transaction, key: SourceKey): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(importSources).where(isSource(key)).for('no key update');
  return row;
}

export async function findEntries(db: Connection, { id, businessId }: SourceKey): Promise<EntryWithEvent[]> {
  return db
    .select({ entry: importedEntries, event: events })
    .from(importedEntries)
    .leftJoin(events, eq(events.id, importedEntries.eventId))
    .where(and(eq(importedEntries.businessId, businessId), eq(importedEntries.sourceId, id)))
    .orderBy(asc(events.eventDate), asc(importedEntries.entryId));
}

const isProposal = or(isNotNull(importedEntries.proposed), eq(importedEntries.isCancelled, true));

/** Entries with a proposal and an event that it can change. */
export async function findProposals(db: Connection, businessId: string, eventId?: string) {
  return db
    .select({ entry: importedEntries, event: events })
    .from(importedEntries)
    .innerJoin(events, eq(events.id, importedEntries.eventId))
    .where(
      and(
        eq(importedEntries.businessId, businessId),
        isProposal,
        eventId === undefined ? undefined : eq(importedEntries.eventId, eventId),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.id));
}

export const actorOf = ({ hostId, businessId }: SourceRow): ImportSource => ({
  kind: 'import_source',
  userId: hostId,
  businessId: businessId as BusinessScope,
});
