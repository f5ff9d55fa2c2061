import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { MeasureInputSchema } from '#contract/measures.ts';
import { events } from '#database/schema/events.ts';
import { measures } from '#database/schema/measures.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { MeasureGround, MeasureKind } from '#domain/measures/measures.ts';
import { effectiveFrom, measureFaults } from '#domain/measures/measures.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { settleMeasures } from '#server/modules/trust/measures/jobs.ts';
import type { MeasureRow } from '#server/modules/trust/measures/queries.ts';
import { lockBusiness, settleEffects } from '#server/modules/trust/measures/settle-effects.ts';
import { toEnd } from '#server/modules/trust/measures/to-last-day.ts';
import { writeStep } from '#server/modules/trust/measures/write-step.ts';

export interface NewMeasure {
  kind: MeasureKind;
  ground: MeasureGround;
  /** Law or clause of the terms, if the ground needs one. */
  source: string | null;
  facts: string;
  eventId: string | null;
  /** Last day, Europe/Berlin; null: no end. */
  until: string | null;
  /** Detected by a program; a person decides regardless. */
  isFoundByProgram: boolean;
}

export function toNewMeasure(body: z.output<typeof MeasureInputSchema>): NewMeasure {
  const { kind, ground, facts, source = null, event_id: eventId = null, until = null } = body;
  return { kind, ground, facts, source, eventId, until, isFoundByProgram: body.found_by_program };
}

type Fitting = Pick<NewMeasure, 'kind' | 'ground' | 'source' | 'eventId' | 'until'>;

/** 422 with every inconsistent field. */
export function requireFitting(wanted: Fitting, now: Date, at = ''): void {
  const faults = measureFaults({ ...wanted, hasEvent: wanted.eventId !== null }, berlinDay(now));
  if (faults.length === 0) return;
  throw new Problem('invalid_input', {
    errors: faults.map(({ field, code }) => ({ path: at + field, code, message: `${field}: ${code}` })),
  });
}

const hideable = ['published', 'scheduled', 'cancelled'];

/** Locks the business's event to hide. 422 if guests cannot and will not see it. */
async function lockHidden({ db }: TransactionContext<Reviewer>, businessId: string, eventId: string, at: string) {
  const mine = and(eq(events.id, eventId), eq(events.businessId, businessId));
  const [event] = await db.select().from(events).where(mine).for('no key update');
  if (event && hideable.includes(event.status)) return event;
  const message = 'Not an event of this business that guests see or will see';
  throw new Problem('invalid_input', { errors: [{ path: `${at}event_id`, code: 'does_not_fit', message }] });
}

/** 409 `measure_exists` with its reviewer, if the same measure is active or scheduled. */
async function requireNone(tx: TransactionContext<Reviewer>, businessId: string, { kind, eventId }: NewMeasure) {
  const [present] = await tx.db
    .select({ id: measures.id, imposedAt: measures.imposedAt, imposedBy: reviewers.username })
    .from(measures)
    .innerJoin(reviewers, eq(reviewers.id, measures.imposedBy))
    .where(
      and(
        eq(measures.businessId, businessId),
        isNull(measures.endedAt),
        eq(measures.kind, kind),
        eventId === null ? isNull(measures.eventId) : eq(measures.eventId, eventId),
      ),
    );
  if (!present) return;
  throw new Problem('measure_exists', {
    detail: `${present.imposedBy} has imposed it already`,
    members: {
      measure_id: present.id,
      imposed_by: present.imposedBy,
      imposed_at: present.imposedAt.toISOString(),
    },
  });
}

/**
 * Imposes a measure with history, audit entry, mail and effects, in its own transaction or as the caller's last step.
 * Locks the business, so a concurrent reviewer gets 409. 404 without open business, 422 `invalid_input`, 409
 * `measure_exists`. `at` prefixes field names in errors.
 */
export async function imposeMeasure(
  ctx: AnyContext<Reviewer>,
  businessId: string,
  wanted: NewMeasure,
  at = '',
): Promise<MeasureRow> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    if (!(await lockBusiness(tx, businessId))) throw new Problem('not_found');
    requireFitting(wanted, now, at);
    const event = wanted.eventId === null ? null : await lockHidden(tx, businessId, wanted.eventId, at);
    await requireNone(tx, businessId, wanted);
    const { kind, ground, source, facts, until, isFoundByProgram } = wanted;
    const effectiveAt = effectiveFrom(kind, ground, now);
    const isAtOnce = effectiveAt <= now;
    const measure: MeasureRow = {
      ...{ businessId, id: randomUUIDv7(), kind, ground, source: source || null, facts, isFoundByProgram },
      eventId: event?.id ?? null,
      eventTitle: event?.title ?? null,
      imposedBy: actor.reviewerId,
      imposedAt: now,
      changedAt: null,
      effectiveAt,
      tookEffectAt: isAtOnce ? now : null,
      endsAt: toEnd(until),
      endedAt: null,
      ending: null,
    };
    await db.insert(measures).values(measure);
    await writeAudit(tx, {
      action: 'measure_imposed',
      subject: `business:${businessId}`,
      before: null,
      after: { measure: measure.id, kind, ground, source: measure.source, event: event?.title ?? null, until },
      businessId,
    });
    await writeStep(tx, measure, 'imposed');
    for (const due of [isAtOnce ? null : effectiveAt, measure.endsAt]) {
      if (due) await enqueue({ db, deps }, settleMeasures, {}, { startAfter: due });
    }
    await settleEffects(tx, businessId, [measure]);
    return measure;
  });
}
