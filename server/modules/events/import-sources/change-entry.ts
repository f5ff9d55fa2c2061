import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { importedEntries } from '#database/schema/import-sources.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import type { Comparison, Followed } from '#domain/import-sources/compare-entry.ts';
import { afterTaking, agreedFields, compareEntry } from '#domain/import-sources/compare-entry.ts';
import type { ImportSource, System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { changeContent, contentOf } from '#server/modules/events/events/event-content.ts';
import { lockEvent } from '#server/modules/events/events/lock-event.ts';
import { changeLockedEvent } from '#server/modules/events/events/update-event.ts';
import type { EntryRow, EntryWithEvent, SourceRow } from '#server/modules/events/import-sources/queries.ts';
import { actorOf, lockSource } from '#server/modules/events/import-sources/queries.ts';
import { followedOfEvent, toChanges } from '#server/modules/events/import-sources/to-followed.ts';

type EntryColumns = Partial<EntryRow>;

const orNull = (values: Partial<Followed>) => (Object.keys(values).length > 0 ? values : null);

const present = { isCancelled: false, isCancelDismissed: false, missingSince: null } satisfies EntryColumns;

/** Whether the entry's row would stay as it is. */
function isSettled(entry: EntryRow, columns: EntryColumns): boolean {
  return Object.entries(columns).every(([name, value]) => isDeepStrictEqual(entry[name as keyof EntryRow], value));
}

function columnsAfter(entry: EntryRow, here: Followed, upstream: Followed, { proposed }: Comparison): EntryColumns {
  return { ...afterTaking(entry, agreedFields(entry, here, upstream), here), ...present, proposed: orNull(proposed) };
}

export async function writeEntry(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { sourceId, entryId, businessId }: EntryRow,
  columns: EntryColumns,
): Promise<void> {
  const { sourceId: source, entryId: id, businessId: business } = importedEntries;
  await db
    .update(importedEntries)
    .set({ ...columns, updatedAt: now })
    .where(and(eq(source, sourceId), eq(id, entryId), eq(business, businessId)));
}

/** Locks the source, so that a look and the owner's answer do not meet. Undefined if the look is an older one. */
async function inLook(
  ctx: Context<System>,
  source: SourceRow,
  work: (tx: TransactionContext<ImportSource>) => Promise<void>,
): Promise<void> {
  await inTransaction<ImportSource, void>({ ...ctx, actor: actorOf(source) }, async (tx) => {
    const held = await lockSource(tx.db, source);
    if (held?.look === source.look && held.status === 'active') await work(tx);
  });
}

async function lockEntry(tx: TransactionContext<ImportSource>, { sourceId, entryId, businessId }: EntryRow) {
  const { sourceId: source, entryId: id, businessId: business } = importedEntries;
  const [entry] = await tx.db
    .select()
    .from(importedEntries)
    .where(and(eq(source, sourceId), eq(id, entryId), eq(business, businessId)));
  return entry;
}

async function change(
  tx: TransactionContext<ImportSource>,
  found: EntryRow,
  upstream: Followed,
  takesTexts: boolean,
): Promise<void> {
  const entry = await lockEntry(tx, found);
  if (!entry?.eventId) return;
  const event = await lockEvent(tx, entry.eventId);
  const here = followedOfEvent(event);
  const compared = compareEntry(entry, here, upstream);
  const columns = columnsAfter(entry, here, upstream, compared);
  const taken = takesTexts && canEvent(event, 'edit') ? compared.taken : {};
  await writeEntry(tx, entry, columns);
  if (Object.keys(taken).length === 0) return;
  const content = changeContent(contentOf(event), toChanges(taken));
  const changed = await changeLockedEvent(tx, event, content, 'all');
  await writeEntry(tx, entry, afterTaking({ ...entry, ...columns }, taken, followedOfEvent(changed)));
}

/** Takes new texts into the event and proposes moves; writes only where something changed. */
export async function changeEntry(
  ctx: Context<System>,
  source: SourceRow,
  { entry, event }: EntryWithEvent,
  upstream: Followed,
): Promise<void> {
  if (!event) return;
  const here = followedOfEvent(event);
  const compared = compareEntry(entry, here, upstream);
  const hasTexts = Object.keys(compared.taken).length > 0 && canEvent(event, 'edit');
  if (!hasTexts && isSettled(entry, columnsAfter(entry, here, upstream, compared))) return;
  try {
    await inLook(ctx, source, (tx) => change(tx, entry, upstream, true));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Published, it could not have these texts; moves are proposed all the same.
    await inLook(ctx, source, (tx) => change(tx, entry, upstream, false));
  }
}

/** Proposes to cancel, or notes the first look without the entry. */
export async function changeMissing(
  ctx: Context<System>,
  source: SourceRow,
  { entry }: EntryWithEvent,
  isCancelled: boolean,
): Promise<void> {
  const columns: EntryColumns = isCancelled
    ? { isCancelled: !entry.isCancelDismissed, missingSince: entry.missingSince ?? ctx.now, proposed: null }
    : { missingSince: entry.missingSince ?? ctx.now };
  if (isSettled(entry, columns)) return;
  await inLook(ctx, source, (tx) => writeEntry(tx, entry, columns));
}
