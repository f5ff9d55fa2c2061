import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComplaintOutcome } from '#domain/measures/measures.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonField } from './reason-field.tsx';

/** Decides a complaint, with reasons for the owner. */
export function DecisionForm({ businessId, measureId }: { businessId: string; measureId: string }) {
  const { t } = useTranslation('measure-desk');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const decide = useAction({
    call: (outcome: ComplaintOutcome) =>
      reviewApi.POST('/review/businesses/{id}/measures/{measure}/complaint/decision', {
        params: { path: { id: businessId, measure: measureId } },
        body: { outcome, reason },
      }),
    done: (_, outcome) => t(`desk.${outcome}`),
    failed: (problem) => ({ title: t('desk.notDecided'), description: problem }),
    stale: [reviewQueries.all],
  });
  function send(outcome: ComplaintOutcome) {
    setTried(true);
    if (!isMissing && !decide.isPending) decide.mutate(outcome);
  }
  return (
    <div className="grid gap-4">
      <ReasonField value={reason} isMissing={isTried && isMissing} onChange={setReason} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={decide.isPending && decide.variables === 'refused'}
          disabled={decide.isPending}
          onClick={() => send('refused')}
        >
          {t('desk.refuse')}
        </Button>
        <Button
          busy={decide.isPending && decide.variables === 'upheld'}
          disabled={decide.isPending}
          onClick={() => send('upheld')}
        >
          {t('desk.uphold')}
        </Button>
      </div>
      <p className="text-help text-ink-2">{t('desk.upholdAfter')}</p>
    </div>
  );
}
