import { useTranslation } from 'react-i18next';
import { canEvent } from '#domain/events/lifecycle.ts';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import { staleEvents } from '../event/use-events.ts';
import type { DatesCall } from '../series/dates-dialog.tsx';
import { DatesDialog, datesRequest, useDatesQuestion } from '../series/dates-dialog.tsx';
import { useEventAction } from './use-event-action.ts';

/** Withdraws an unpublished date, or pauses the series from it or entirely. */
export function WithdrawDatesDialog({ event, onClose }: { event: EventInShort | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('other');
  const question = useDatesQuestion(event, 'this', onClose);
  const { shown, scope, dates, close } = question;
  const withdrawal = useEventAction(close);
  const pause = useAction({
    call: (call: DatesCall) => api.POST('/series/{id}/pause', datesRequest(call, scope)),
    isRepeatable: true,
    done() {
      close();
      return t('series.withdraw.done');
    },
    failed(_, error) {
      close();
      return failure(error);
    },
    stale: staleEvents,
  });
  const waiting = dates.filter((date) => canEvent(date, 'withdraw'));
  const back = waiting.reduce((sum, { credits_back: credits }) => sum + credits, 0);
  return (
    <DatesDialog
      question={question}
      name="series-withdraw"
      mayBeOne
      tone="primary"
      title={t('series.withdraw.title', { title: question.name })}
      cancelLabel={t('series.withdraw.keep')}
      confirmLabel={t('series.withdraw.confirm')}
      busy={withdrawal.isPending || pause.isPending}
      onOne={(of) => withdrawal.mutate({ action: 'withdraw', event: of })}
      onSeveral={pause.mutate}
      one={t('series.withdraw.one', { count: shown?.credits_reserved ?? 0 })}
      several={
        <>
          {t('series.withdraw.text', { count: waiting.length })} {t('series.withdraw.back', { count: back })}{' '}
          {t('series.withdraw.pauses')}
        </>
      }
    />
  );
}
