import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ImposeFields } from './impose-fields.tsx';
import { useMeasureForm } from './measure-form.ts';
import { MeasurePreview } from './measure-preview.tsx';
import type { HideableEvent } from './stated.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  business: { id: string; name: string };
  events: readonly HideableEvent[];
}

/** Imposes a measure, with the words that go to the owner beside the form. What was typed stays while the dialog is closed. */
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
      // Another attempt says something else.
      setKey(newIdempotencyKey());
      const by = isProblem(error, 'measure_exists') ? error.problem.imposed_by : undefined;
      const description = typeof by === 'string' ? t('desk.faster', { name: by }) : problem;
      return { title: t('desk.notImposed'), description };
    },
    stale: [reviewQueries.all],
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialog.title', { company: business.name })}
      description={t('dialog.description')}
      closeLabel={t('dialog.close')}
      size="large"
      keepOpenOnOutsidePress
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          setTried(true);
          if (faults.size === 0 && !impose.isPending) impose.mutate();
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={impose.isPending}>
            {t('dialog.impose')}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <ImposeFields
          typed={typed}
          onChange={change}
          events={events}
          faults={isTried ? faults : new Set()}
          today={today}
        />
        <MeasurePreview typed={typed} business={business.name} events={events} />
      </div>
    </Dialog>
  );
}
