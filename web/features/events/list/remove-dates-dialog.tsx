import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesScopes } from '#domain/series/series-rule.ts';
import { formatDayWithWeekday } from '#i18n/format.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { CancelReason } from '../cancel-reason.tsx';
import type { EventInShort } from '../listed-fields.ts';
import type { Scope } from '../series/scope-choice.tsx';
import { allScopes, ScopeChoice } from '../series/scope-choice.tsx';
import { useDatesInScope } from '../series/use-dates-in-scope.ts';
import { useEventFailure } from '../use-event-failure.ts';
import { staleEvents } from '../use-events.ts';
import { useDeletion } from './delete-event-dialog.tsx';

type RemoveDatesDialogProps = {
  event: EventInShort | null;
  onClose: () => void;
  onDeleted: () => void;
  /** Asks about this date alone as well, to begin with; otherwise the series is to end. */
  mayBeOne?: boolean;
};

/** Deletes a date of a series, or ends the series with it or at once; which of the dates with guests are cancelled. */
export function RemoveDatesDialog({ event, onClose, onDeleted, mayBeOne = false }: RemoveDatesDialogProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const failure = useEventFailure('other');
  const shown = useLatest(event);
  const [scope, setScope] = useState<Scope>(mayBeOne ? 'this' : 'this_and_later');
  const [cancelled, setCancelled] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const { isKnown, dates: found } = useDatesInScope(shown, scope, event !== null);
  const close = () => {
    setScope(mayBeOne ? 'this' : 'this_and_later');
    setCancelled([]);
    setReason('');
    onClose();
  };
  const deletion = useDeletion(shown, close, onDeleted);
  const ending = useAction({
    call: ({ of, key }: { of: EventInShort; key: string }) =>
      api.POST('/series/{id}/end', {
        params: { path: { id: of.series_id ?? '' } },
        body: { scope: scope === 'all' ? scope : 'this_and_later', event_id: of.id, cancel: chosen, reason },
        headers: once(key),
      }),
    isRepeatable: true,
    done() {
      close();
      onDeleted();
      return t('series.stop.done');
    },
    // What was written to the guests stays.
    failed: (_, error) => failure(error),
    stale: staleEvents,
  });

  const isOne = scope === 'this';
  const dates = found.filter(({ status }) => status !== 'cancelled' && status !== 'archived');
  const withGuests = dates.filter(({ guests }) => guests > 0);
  const chosen = withGuests.map(({ event_id: id }) => id).filter((id) => cancelled.includes(id));
  const back = dates
    .filter(({ event_id: id, guests }) => guests === 0 || chosen.includes(id))
    .reduce((sum, { credits_back: credits }) => sum + credits, 0);
  const title = shown?.title || t('unnamed');
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={close}
      onConfirm={() => {
        if (!event) return;
        if (isOne) deletion.mutate(event.id);
        else ending.mutate({ of: event, key: newIdempotencyKey() });
      }}
      busy={deletion.isPending || ending.isPending}
      title={mayBeOne ? t('delete.title', { title }) : t('series.stop.title', { title })}
      cancelLabel={mayBeOne ? t('delete.cancel') : t('series.stop.keep')}
      confirmLabel={isOne ? deletion.confirmLabel : t('series.stop.confirm')}
      field={
        <div className="mt-4 grid gap-4">
          <ScopeChoice
            name={mayBeOne ? 'series-delete' : 'series-end'}
            options={mayBeOne ? allScopes : seriesScopes}
            value={scope}
            onChange={setScope}
          />
          {!isOne &&
            withGuests.map(({ event_id: id, series_date: day, guests }) => (
              <Checkbox
                key={id}
                label={t('series.stop.cancel', { day: formatDayWithWeekday(day, language), count: guests })}
                checked={cancelled.includes(id)}
                onChange={() =>
                  setCancelled(cancelled.includes(id) ? cancelled.filter((one) => one !== id) : [...cancelled, id])
                }
              />
            ))}
          {!isOne && chosen.length > 0 && <CancelReason value={reason} onChange={setReason} />}
        </div>
      }
    >
      {isOne && deletion.text}
      {!isOne && isKnown && (
        <>
          {t('series.stop.text', { count: dates.length - withGuests.length })}{' '}
          {withGuests.length > 0 && t('series.stop.guests', { count: withGuests.length })}{' '}
          {back > 0 && t('series.stop.back', { count: back })}
        </>
      )}
    </ConfirmDialog>
  );
}
