import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { ReasonField } from './reason-field.tsx';
import type { ReviewedMeasure } from './stated.ts';
import { StatedDialog } from './stated-dialog.tsx';

interface Props {
  businessId: string;
  measure: ReviewedMeasure | null;
  onClose: () => void;
}

/** Lifts a measure with a reason for the owner. */
export function LiftDialog({ businessId, measure, onClose }: Props) {
  const { t } = useTranslation('measure-desk');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const lift = useAction({
    call: (id: string) =>
      reviewApi.POST('/review/businesses/{id}/measures/{measure}/lift', {
        params: { path: { id: businessId, measure: id } },
        body: { reason },
      }),
    done() {
      setReason('');
      setTried(false);
      onClose();
      return t('desk.lifted');
    },
    failed: (problem) => ({ title: t('desk.notLifted'), description: problem }),
    stale: [reviewQueries.all],
  });
  return (
    <StatedDialog
      open={measure !== null}
      onClose={onClose}
      title={t('liftDialog.title')}
      description={t('liftDialog.description')}
      closeLabel={t('liftDialog.close')}
      cancelLabel={t('liftDialog.cancel')}
      submitLabel={t('liftDialog.lift')}
      isBusy={lift.isPending}
      onSubmit={() => {
        setTried(true);
        if (measure && !isMissing) lift.mutate(measure.id);
      }}
    >
      <ReasonField value={reason} isMissing={isTried && isMissing} onChange={setReason} />
    </StatedDialog>
  );
}
