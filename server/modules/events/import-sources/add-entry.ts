import { and, eq } from 'drizzle-orm';
import { OperationSchema } from '#contract/event-batches.ts';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { importedEntries, importSources } from '#database/schema/import-sources.ts';
import { eventLimits } from '#domain/events/limits.ts';
import type { ImportRow } from '#domain/import/result.ts';
import type { DraftReason } from '#domain/import-sources/sources.ts';
import { SOURCE_PREFIX } from '#domain/import-sources/sources.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { ImportSource, System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { createEvent } from '#server/modules/events/events/create-event.ts';
import { findPublisher } from '#server/modules/events/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { pricedOptions } from '#server/modules/events/events/quote-event.ts';
import type { SourceRow } from '#server/modules/events/import-sources/queries.ts';
import { actorOf, lockSource } from '#server/modules/events/import-sources/queries.ts';
import { followedOfEvent, followedOfRow } from '#server/modules/events/import-sources/to-followed.ts';

/** `full`: no room among the drafts. `waits`: publishing is switched off, so that the next look adds it. `stale`: the source was removed, or looked at again. */
export type Added = 'added' | 'known' | 'refused' | 'full' | 'waits' | 'stale';

/** Notes that do not make an entry unsure. */
const harmless: readonly string[] = ['goes_on', 'shortened'];

const reasons: Record<string, DraftReason> = {
  not_enough_credits: 'credits',
  measure_in_force: 'not_allowed',
  not_publishable: 'incomplete',
};

export const externalIdOf = (entryId: string) => `${SOURCE_PREFIX}${entryId}`.slice(0, eventLimits.externalIdLength);

interface Plan {
  source: SourceRow;
  row: ImportRow;
  /** Null to publish. */
  reason: DraftReason | 'rule' | null;
}

/** Locks the business first, so that no decision about it overtakes the event. */
async function whyNot(tx: TransactionContext<ImportSource>, businessId: string): Promise<DraftReason | null> {
  const { stoppedBy } = await findPublisher(tx, businessId);
  const [business] = await tx.db
    .select({ status: businesses.verificationStatus })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return stoppedBy !== null || business?.status === 'rejected' ? 'not_allowed' : null;
}

const spentIn = (source: SourceRow, month: string) => (source.spentMonth === month ? source.spentCredits : 0);

function costOf(event: Pick<EventRow, 'tariff'> & Parameters<typeof pricedOptions>[0]): number {
  return eventCost(event.tariff, pricedOptions(event)).total;
}

/** An event that another source or program made is known, and is left alone. */
async function findTaken(tx: TransactionContext<ImportSource>, entryId: string): Promise<EventRow | undefined> {
  const { businessId } = tx.actor;
  const ofBusiness = (id: string) =>
    tx.db
      .select()
      .from(events)
      .where(and(eq(events.businessId, businessId), eq(events.externalId, id), eq(events.isDeletedThen, false)));
  const [own] = await ofBusiness(externalIdOf(entryId));
  return own ?? (await ofBusiness(entryId.slice(0, eventLimits.externalIdLength)))[0];
}

async function addInTransaction(tx: TransactionContext<ImportSource>, { source, row, reason }: Plan): Promise<Added> {
  const { businessId } = source;
  const entryId = row.event.external_id;
  let draftReason = reason ?? (await whyNot(tx, businessId));
  const held = await lockSource(tx.db, source);
  if (!held || held.look !== source.look || held.status !== 'active') return 'stale';
  if (held.rule === 'draft') draftReason = 'rule';
  const seen = followedOfRow(row);
  const entry = {
    ...{ sourceId: source.id, entryId, businessId, seen, notes: row.notes },
    ...{ createdAt: tx.now, updatedAt: tx.now },
  };
  const taken = await findTaken(tx, entryId);
  if (taken) {
    const isOwn = taken.externalId === externalIdOf(entryId);
    const [other] = await tx.db
      .select({ sourceId: importedEntries.sourceId })
      .from(importedEntries)
      .where(and(eq(importedEntries.businessId, businessId), eq(importedEntries.eventId, taken.id)));
    // A source that was removed and is back follows its events again.
    const eventId = isOwn && !other ? taken.id : null;
    await tx.db
      .insert(importedEntries)
      .values({ ...entry, eventId, applied: seen })
      .onConflictDoNothing();
    return 'known';
  }
  const { data, error } = OperationSchema.safeParse({
    op: 'create',
    event: { ...row.event, external_id: externalIdOf(entryId) },
  });
  if (error || data.op !== 'create') return 'refused';
  const month = berlinDay(tx.now).slice(0, 7);
  const spent = spentIn(held, month);
  const cost = costOf({ tariff: 'standard', featuredEvent: false, pushNotification: false, category: null });
  if (draftReason === null && spent + cost > (held.monthlyCredits ?? 0)) draftReason = 'ceiling';
  const isPublished = draftReason === null;
  const event = await createEvent(tx, { ...data.event, status: isPublished ? 'published' : 'draft' });
  await tx.db.insert(importedEntries).values({
    ...entry,
    eventId: event.id,
    applied: followedOfEvent(event),
    draftReason: draftReason === 'rule' ? null : draftReason,
  });
  if (isPublished) {
    const columns = { spentMonth: month, spentCredits: spent + costOf(event) };
    await tx.db.update(importSources).set(columns).where(eq(importSources.id, source.id));
  }
  return 'added';
}

/** A new entry becomes an event once: published within the ceiling, or a draft with the reason. */
export async function addEntry(ctx: Context<System>, source: SourceRow, row: ImportRow): Promise<Added> {
  const isUnsure = row.notes.some(({ problem }) => !harmless.includes(problem));
  const add = (reason: Plan['reason']) =>
    inTransaction<ImportSource, Added>({ ...ctx, actor: actorOf(source) }, (tx) =>
      addInTransaction(tx, { source, row, reason }),
    );
  try {
    if (source.rule === 'draft') return await add('rule');
    if (isUnsure) return await add('unsure');
    try {
      return await add(null);
    } catch (error) {
      const reason = error instanceof Problem ? reasons[error.code] : undefined;
      if (!reason) throw error;
      return await add(reason);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'limit_reached') return 'full';
    if (error.code === 'switched_off') return 'waits';
    return error.code === 'external_id_taken' ? 'known' : 'refused';
  }
}
