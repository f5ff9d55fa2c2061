import { and, eq } from 'drizzle-orm';
import { importSources } from '#database/schema/import-sources.ts';
import type { ImportResult, ImportRow } from '#domain/import/result.ts';
import { afterFailure, afterSuccess } from '#domain/import-sources/next-look.ts';
import { sourceLimits } from '#domain/import-sources/sources.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { addEntry } from '#server/modules/events/import-sources/add-entry.ts';
import { changeEntry, changeMissing } from '#server/modules/events/import-sources/change-entry.ts';
import type { EntryWithEvent, SourceRow } from '#server/modules/events/import-sources/queries.ts';
import { findEntries, lockSource } from '#server/modules/events/import-sources/queries.ts';
import type { Look } from '#server/modules/events/import-sources/read-address.ts';
import { followedOfRow } from '#server/modules/events/import-sources/to-followed.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';

/** A further look is at least that much later, so that no retry counts as one. */
const NEXT_LOOK_MS = 30 * 60_000;

/** A letter that arrived broken would stay in the event. */
const isWhole = ({ event: { title, description, location } }: ImportRow) =>
  !`${title}${description}${location}`.includes('\ufffd');

interface Settled {
  isFull: boolean;
  isDone: boolean;
  leftOut: number;
}

/** Entries gone from a complete calendar in two looks, or cancelled there by name. A page lists what it likes. */
function findCancelled({ leftOut, kind, isComplete }: ImportResult, now: Date) {
  const ids = leftOut.flatMap(({ reason, id }) => (reason === 'cancelled' && id ? [id] : []));
  const isNamed = (entryId: string) => ids.some((id) => entryId === id || entryId.startsWith(`${id}/`));
  const isGone = (since: Date | null) => since !== null && now.getTime() - since.getTime() >= NEXT_LOOK_MS;
  return ({ entry }: EntryWithEvent): 'cancelled' | 'missing' | null => {
    if (isNamed(entry.entryId)) return 'cancelled';
    if (kind !== 'calendar' || !isComplete) return null;
    return isGone(entry.missingSince) ? 'cancelled' : 'missing';
  };
}

function isComing({ entry, event }: EntryWithEvent, today: string): boolean {
  const isHere = event !== null && ['draft', 'scheduled', 'published'].includes(event.status);
  return isHere && (event.eventDate ?? today) >= today && String(entry.seen.event_date ?? today) >= today;
}

async function settleEntries(ctx: Context<System>, source: SourceRow, result: ImportResult): Promise<Settled> {
  const known = await findEntries(ctx.db, source);
  const byId = new Map(known.map((each) => [each.entry.entryId, each]));
  const rows = result.rows.filter(({ isPossible }) => isPossible);
  const upstream = new Map(rows.map((row) => [row.event.external_id, row]));
  const added = rows.filter((row) => !row.isPast && isWhole(row) && !byId.has(row.event.external_id));
  let refused = 0;
  let isFull = false;
  let waits = false;
  for (const row of added.slice(0, sourceLimits.newEvents)) {
    const outcome = await addEntry({ ...ctx, now: ctx.deps.clock() }, source, row);
    if (outcome === 'stale') return { isFull, isDone: false, leftOut: 0 };
    if (outcome === 'refused') refused += 1;
    isFull = outcome === 'full';
    waits = outcome === 'waits';
    if (isFull || waits) break;
  }
  const today = berlinDay(ctx.now);
  const cancelledBy = findCancelled(result, ctx.now);
  for (const each of known) {
    if (!isComing(each, today)) continue;
    const row = upstream.get(each.entry.entryId);
    const absence = row ? null : cancelledBy(each);
    if (row) await changeEntry(ctx, source, each, followedOfRow(row));
    else if (absence) await changeMissing(ctx, source, each, absence === 'cancelled');
  }
  const broken = rows.filter((row) => !row.isPast && !isWhole(row)).length;
  return {
    isFull,
    isDone: !isFull && !waits && added.length <= sourceLimits.newEvents,
    leftOut: result.leftOut.length + refused + broken + (result.rows.length - rows.length),
  };
}

async function finish(
  ctx: Context<System>,
  source: SourceRow,
  next: (held: SourceRow) => Partial<SourceRow> & { tells?: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const held = await lockSource(tx.db, source);
    if (!held || held.look !== source.look || held.lookingSince === null) return;
    const { tells, ...columns } = next(held);
    // A source that was paused meanwhile stays so.
    const isActive = held.status === 'active';
    const { id, businessId } = importSources;
    await tx.db
      .update(importSources)
      .set({
        ...columns,
        ...(isActive ? {} : { status: held.status, nextLookAt: held.nextLookAt }),
        lookingSince: null,
        lookedAt: tx.now,
      })
      .where(and(eq(id, source.id), eq(businessId, source.businessId)));
    if (!tells || !isActive || !columns.failure) return;
    const isResting = columns.status === 'resting';
    const host = new URL(source.url).host;
    const facts = { about: 'source_failing', host, failure: columns.failure, isResting } as const;
    await writeNotices(tx, source.businessId, { kind: 'source_failing', facts });
  });
}

/** Settles a look: each entry in its own transaction, the source last, so that an interrupted look is repeated. */
export async function settleLook(ctx: Context<System>, source: SourceRow, look: Look): Promise<void> {
  if (look.failure !== null) {
    const { failure, retryAfterMs } = look;
    return finish(ctx, source, (held) => afterFailure(held, failure, ctx.now, retryAfterMs));
  }
  if (look.isUnchanged) return finish(ctx, source, (held) => ({ ...afterSuccess(held, ctx.now), readAt: ctx.now }));
  const { result, etag, lastModified } = look;
  const nothing: Settled = { isFull: false, isDone: true, leftOut: 0 };
  const { isDone, isFull, leftOut } = result ? await settleEntries(ctx, source, result) : nothing;
  return finish(ctx, source, (held) => ({
    ...afterSuccess(held, ctx.now),
    ...(result ? { kind: result.kind, name: result.name } : {}),
    ...(isDone ? { etag, lastModified, readOn: berlinDay(ctx.now) } : { etag: null, lastModified: null }),
    found: result?.rows.filter(({ isPast, isPossible }) => !isPast && isPossible).length ?? 0,
    leftOut,
    isFull,
    readAt: ctx.now,
  }));
}
