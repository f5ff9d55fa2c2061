import { randomUUIDv7 } from 'node:crypto';
import { eventHolds } from '#database/schema/event-holds.ts';
import { openEndHours } from '#domain/events/is-over.ts';
import { findSignals } from '#domain/signals/find-signals.ts';
import { heldUntil } from '#domain/signals/hold-time.ts';
import type { Signal } from '#domain/signals/signals.ts';
import { reasonsOf, signalOf, withoutKnown } from '#domain/signals/signals.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import type { Hold } from '#server/modules/events/events/close-hold.ts';
import { openHold } from '#server/modules/events/events/close-hold.ts';
import { checkedContent, findSignalContext } from '#server/modules/events/events/find-signal-context.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { releaseDueEvent } from '#server/modules/events/events/release-event.ts';

const HOUR_MS = 3_600_000;

/** Without a start time an event starts at the end of its day. */
function untilOf({ startTime, startsAt, endsAt }: EventRow, now: Date): Date | null {
  const beginning = (startTime === null ? endsAt : startsAt) ?? now;
  return heldUntil(
    { startsAt: beginning, overAt: endsAt ?? new Date(beginning.getTime() + openEndHours * HOUR_MS) },
    now,
  );
}

/** Includes being one of the first events, unless seen by a reviewer. */
async function signalsOf(tx: TransactionContext<Actor>, event: EventRow, isSeen = false): Promise<Signal[]> {
  const holdFirstEvents = isSeen ? 0 : tx.deps.config.holdFirstEvents;
  const around = await findSignalContext(tx, event, holdFirstEvents);
  if (!around) return [];
  const { published, formerPrices, otherEventId, known } = around;
  const found = findSignals(checkedContent(event), { names: around, formerPrices, otherEventId });
  return [...(published < holdFirstEvents ? [signalOf('first_events')] : []), ...withoutKnown(found, known)];
}

/**
 * Whether to hold an event about to be published: one of its business's first, or with signals. After a review only
 * signals count. Tests are never held.
 */
export async function findHold(tx: TransactionContext<Actor>, event: EventRow, isSeen = false): Promise<Hold | null> {
  if (isTestBusiness(event.businessId)) return null;
  const until = untilOf(event, tx.now);
  if (until === null) return null;
  const signals = await signalsOf(tx, event, isSeen);
  return signals.length === 0 ? null : { until, signals };
}

/** Records a hold for reviewers and enqueues its release. */
export async function writeHold(tx: TransactionContext<Actor>, event: EventRow, hold: Hold): Promise<void> {
  const { id: eventId, businessId } = event;
  await tx.db.insert(eventHolds).values({ id: randomUUIDv7(), businessId, eventId, ...hold, raisedAt: tx.now });
  await enqueue(tx, releaseDueEvent, { eventId }, { startAfter: hold.until });
}

/**
 * Updates signals after a change. A held event gets its current ones and is released without any; a hold is never
 * extended. A visible event stays visible, and new signals go to reviewers.
 */
export async function noteChange(tx: TransactionContext<Actor>, before: EventRow, event: EventRow): Promise<EventRow> {
  if (event.status !== 'published' || event.awaitsVerification || isTestBusiness(event.businessId)) return event;
  const [was, is] = [checkedContent(before), checkedContent(event)];
  const isSame = JSON.stringify(was) === JSON.stringify(is);
  if (event.heldUntil !== null) return isSame && before.startsAt === event.startsAt ? event : rewriteHold(tx, event);
  if (isSame) return event;
  const hasNewText = was.description !== is.description;
  const around = hasNewText || hasOtherPrice(was, is) ? await findSignalContext(tx, event, 0) : undefined;
  const known = { names: null, formerPrices: around?.formerPrices ?? [] };
  const raised = withoutKnown(
    findSignals(is, { ...known, otherEventId: hasNewText ? (around?.otherEventId ?? null) : null }),
    [...findSignals(was, { ...known, otherEventId: null }), ...(around?.known ?? [])],
  );
  if (raised.length > 0) await writeRaised(tx, event, raised);
  return event;
}

type Prices = Pick<ReturnType<typeof checkedContent>, 'ticketPriceCents' | 'boxOfficePriceCents'>;
const hasOtherPrice = (a: Prices, b: Prices) =>
  a.ticketPriceCents !== b.ticketPriceCents || a.boxOfficePriceCents !== b.boxOfficePriceCents;

async function rewriteHold(tx: TransactionContext<Actor>, event: EventRow): Promise<EventRow> {
  const signals = await signalsOf(tx, event);
  const latest = untilOf(event, tx.now);
  const due = signals.length === 0 ? tx.now : (latest ?? tx.now);
  const until = event.heldUntil !== null && event.heldUntil < due ? event.heldUntil : due;
  if (until !== event.heldUntil) {
    await enqueue(tx, releaseDueEvent, { eventId: event.id }, { startAfter: until });
  }
  await tx.db.update(eventHolds).set({ signals, until }).where(openHold(event.id));
  return writeEvent(tx, event, { heldUntil: until, holdReasons: reasonsOf(signals) });
}

async function writeRaised(tx: TransactionContext<Actor>, event: EventRow, raised: Signal[]): Promise<void> {
  const [open] = await tx.db.select().from(eventHolds).where(openHold(event.id));
  if (open) {
    const signals = [...open.signals, ...withoutKnown(raised, open.signals)];
    await tx.db.update(eventHolds).set({ signals, raisedAt: tx.now }).where(openHold(event.id));
    return;
  }
  const row = { id: randomUUIDv7(), businessId: event.businessId, eventId: event.id, signals: raised };
  await tx.db.insert(eventHolds).values({ ...row, raisedAt: tx.now, until: null });
}
