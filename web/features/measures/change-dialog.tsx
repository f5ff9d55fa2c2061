import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasureReasons } from '#domain/measures/measures.ts';
import { changesBetween } from '#domain/measures/measures.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { useMeasureForm } from './measure-form.ts';
import { MeasurePreview } from './measure-preview.tsx';
import { ReasonField } from './reason-field.tsx';
import type { ReviewedMeasure } from './stated.ts';
import { StatedDialog } from './stated-dialog.tsx';
import { StatedFields } from './stated-fields.tsx';

interface Props {
  businessId: string;
  /** Name in the statement. */
  business: string;
  measure: ReviewedMeasure | null;
  onClose: () => void;
}

/** Changes reasons and end, with a preview for the owner. */
export function ChangeDialog({ measure, ...props }: Props) {
  const shown = useLatest(measure);
  if (!shown) return null;
  return <Form key={shown.id + shown.changed_at} {...props} measure={shown} open={measure !== null} />;
}

function reasonsOf({ ground, source, facts, ends_at: endsAt }: ReviewedMeasure): MeasureReasons {
  return { ground, source, facts, until: endsAt && berlinDay(new Date(Date.parse(endsAt) - 1)) };
}

function Form({ businessId, business, measure, open, onClose }: Props & { measure: ReviewedMeasure; open: boolean }) {
  const { t } = useTranslation('measure-desk');
  const before = reasonsOf(measure);
  const form = useMeasureForm({
    kind: measure.kind,
    ground: before.ground,
    source: before.source ?? '',
    facts: before.facts,
    eventId: measure.event_id ?? '',
    until: before.until ?? '',
    isFoundByProgram: measure.found_by_program,
  });
  const { typed, today, faults, measure: wanted, change } = form;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const changes = wanted ? changesBetween(before, wanted) : [];
  const isMissing = reason.trim() === '';

  const saving = useAction({
    call: () =>
      reviewApi.PATCH('/review/businesses/{id}/measures/{measure}', {
        params: { path: { id: businessId, measure: measure.id } },
        body: { ...Object.fromEntries(changes.map(({ field, after }) => [field, after])), reason },
      }),
    done() {
      onClose();
      return t('desk.changed');
    },
    failed: (problem) => ({ title: t('desk.notChanged'), description: problem }),
    stale: [reviewQueries.all],
  });

  return (
    <StatedDialog
      open={open}
      onClose={onClose}
      title={t('changeDialog.title')}
      description={t('changeDialog.description')}
      submitLabel={t('changeDialog.save')}
      isBusy={saving.isPending}
      onSubmit={() => {
        setTried(true);
        if (faults.size === 0 && changes.length > 0 && !isMissing) saving.mutate();
      }}
      obstacle={isTried && faults.size === 0 && changes.length === 0 && t('changeDialog.same')}
      preview={
        <MeasurePreview
          typed={typed}
          business={business}
          events={[{ id: measure.event_id ?? '', title: measure.event_title ?? '' }]}
          effectiveAt={new Date(measure.effective_at)}
        />
      }
    >
      <div className="grid content-start gap-5">
        <StatedFields typed={typed} onChange={change} faults={isTried ? faults : new Set()} today={today} />
        <ReasonField
          label={t('changeDialog.why')}
          value={reason}
          isMissing={isTried && isMissing}
          onChange={setReason}
        />
      </div>
    </StatedDialog>
  );
}
