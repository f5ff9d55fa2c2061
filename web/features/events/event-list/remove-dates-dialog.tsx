import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayWithWeekday } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CancelReason } from '../event/cancel-reason.tsx';
import type { EventInShort } from '../event/listed-fields.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import { staleEvents } from '../event/use-events.ts';
import type { DatesCall } from '../series/dates-dialog.tsx';
import { DatesDialog, datesRequest, useDatesQuestion } from '../series/dates-dialog.tsx';
import { useDeletion } from './delete-event-dialog.tsx';

type RemoveDatesDialogProps = {
  event: EventInShort | null;
  onClose: () => void;
  onDeleted: () => void;
  /** Also offers this date alone, as default; otherwise ends the series. */
  mayBeOne?: boolean;
};

/** Deletes a date, or ends the series with it or now; chooses which dates with guests are cancelled. */
export function RemoveDatesDialog({ event, onClose, onDeleted, mayBeOne = false }: RemoveDatesDialogProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const failure = useEventFailure('other');
  const [cancelled, setCancelled] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const question = useDatesQuestion(event, mayBeOne ? 'this' : 'this_and_later', () => {
    setCancelled([]);
    setReason('');
    onClose();
  });
  const { shown, scope, isOne, close } = question;
  const deletion = useDeletion(shown, close, onDeleted);
  const ending = useAction({
    call(call: DatesCall) {
      const { body, ...request } = datesRequest(call, scope);
      return api.POST('/series/{id}/end', { ...request, body: { ...body, cancel: chosen, reason } });
    },
    isRepeatable: true,
    done() {
      close();
      onDeleted();
      return t('series.stop.done');
    },
    // Keeps the message.
    failed: (_, error) => failure(error),
    stale: staleEvents,
  });

  const dates = question.dates.filter(({ status }) => status !== 'cancelled' && status !== 'archived');
  const withGuests = dates.filter(({ guests }) => guests > 0);
  const chosen = withGuests.map(({ event_id: id }) => id).filter((id) => cancelled.includes(id));
  const back = dates
    .filter(({ event_id: id, guests }) => guests === 0 || chosen.includes(id))
    .reduce((sum, { credits_back: credits }) => sum + credits, 0);
  const title = question.name;
  return (
    <DatesDialog
      question={question}
      name={mayBeOne ? 'series-delete' : 'series-end'}
      mayBeOne={mayBeOne}
      title={mayBeOne ? t('delete.title', { title }) : t('series.stop.title', { title })}
      cancelLabel={mayBeOne ? t('delete.cancel') : t('series.stop.keep')}
      confirmLabel={isOne ? deletion.confirmLabel : t('series.stop.confirm')}
      busy={deletion.isPending || ending.isPending}
      onOne={({ id }) => deletion.mutate(id)}
      onSeveral={ending.mutate}
      one={deletion.text}
      several={
        <>
          {t('series.stop.text', { count: dates.length - withGuests.length })}{' '}
          {withGuests.length > 0 && t('series.stop.guests', { count: withGuests.length })}{' '}
          {back > 0 && t('series.stop.back', { count: back })}
        </>
      }
    >
      {withGuests.map(({ event_id: id, series_date: day, guests }) => (
        <Checkbox
          key={id}
          label={t('series.stop.cancel', { day: formatDayWithWeekday(day, language), count: guests })}
          checked={cancelled.includes(id)}
          onChange={() =>
            setCancelled(cancelled.includes(id) ? cancelled.filter((one) => one !== id) : [...cancelled, id])
          }
        />
      ))}
      {chosen.length > 0 && <CancelReason value={reason} onChange={setReason} />}
    </DatesDialog>
  );
}
