import type { z } from 'zod';
import type { MeasureSchema, measuresRoutes } from '#contract/measures.ts';
import { complainUntil } from '#domain/measures/measures.ts';
import type { MeasureWithHistory } from '#server/modules/trust/measures/queries.ts';

type MeasureAnswer = z.input<typeof MeasureSchema>;
type ReviewedAnswer = z.input<typeof measuresRoutes.imposeMeasure.success.schema>;

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** The business's view, without the reviewer. */
export function toMeasure({ measure, complaint, history }: MeasureWithHistory, now: Date): MeasureAnswer {
  const until = complainUntil(measure);
  const { ending, tookEffectAt, endedAt } = measure;
  return {
    id: measure.id,
    kind: measure.kind,
    ground: measure.ground,
    source: measure.source,
    facts: measure.facts,
    event_id: measure.eventId,
    event_title: measure.eventTitle,
    found_by_program: measure.isFoundByProgram,
    imposed_at: measure.imposedAt.toISOString(),
    changed_at: instant(measure.changedAt),
    effective_at: measure.effectiveAt.toISOString(),
    in_force: tookEffectAt !== null && endedAt === null,
    ends_at: instant(measure.endsAt),
    ended_at: instant(endedAt),
    ending,
    complain_until: until.toISOString(),
    may_complain: complaint === null && now <= until && (ending === null || ending === 'expired'),
    complaint: complaint && {
      text: complaint.text,
      created_at: complaint.createdAt.toISOString(),
      due_at: complaint.dueAt.toISOString(),
      decided_at: instant(complaint.decidedAt),
      outcome: complaint.outcome,
      reason: complaint.reason,
    },
    history: history.map(({ step, text, changes, createdAt }) => ({
      step,
      text,
      changes: changes ?? [],
      created_at: createdAt.toISOString(),
    })),
  };
}

/** A reviewer may not decide complaints about own measures. */
export function isOwn(
  { measure, history }: Pick<MeasureWithHistory, 'measure' | 'history'>,
  reviewerId: string,
): boolean {
  const changed = history.some((each) => each.step === 'changed' && each.reviewerId === reviewerId);
  return changed || measure.imposedBy === reviewerId;
}

/** The desk's view, with reviewers. */
export function toReviewedMeasure(found: MeasureWithHistory, now: Date): ReviewedAnswer {
  return { ...toMeasure(found, now), imposed_by: found.imposedBy, complaint_decided_by: found.decidedBy };
}
