import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { ImposeFields } from './impose-fields.tsx';
import { useMeasureForm } from './measure-form.ts';
import { MeasurePreview } from './measure-preview.tsx';
import type { HideableEvent } from './stated.ts';
import { StatedDialog } from './stated-dialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  business: { id: string; name: string };
  events: readonly HideableEvent[];
}

/** Imposes a measure, with a preview for the owner. Closing keeps the input. */
export function ImposeDialog({ open, onClose, business, events }: Props) {
  const { t } = useTranslation('measure-desk');
  const { typed, today, faults, measure, change, clear } = useMeasureForm();
  const [isTried, setTried] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);

  const impose = useAction({
    call: () => {
      if (!measure) throw new Error('a measure without a ground was sent');
      return reviewApi.POST('/review/businesses/{id}/measures', {
        params: { path: { id: business.id } },
        body: measure,
        headers: once(key),
      });
    },
    done() {
      clear();
      setTried(false);
      onClose();
      return t('desk.imposed');
    },
    failed(problem, error) {
      // A changed request needs a new key.
      setKey(newIdempotencyKey());
      const by = isProblem(error, 'measure_exists') ? error.problem.imposed_by : undefined;
      const description = typeof by === 'string' ? t('desk.faster', { name: by }) : problem;
      return { title: t('desk.notImposed'), description };
    },
    stale: [reviewQueries.all],
  });

  return (
    <StatedDialog
      open={open}
      onClose={onClose}
      title={t('dialog.title', { company: business.name })}
      description={t('dialog.description')}
      submitLabel={t('dialog.impose')}
      isDangerous
      isBusy={impose.isPending}
      onSubmit={() => {
        setTried(true);
        if (faults.size === 0) impose.mutate();
      }}
      preview={<MeasurePreview typed={typed} business={business.name} events={events} />}
    >
      <ImposeFields
        typed={typed}
        onChange={change}
        events={events}
        faults={isTried ? faults : new Set()}
        today={today}
      />
    </StatedDialog>
  );
}
