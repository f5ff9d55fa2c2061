import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesScopes } from '#domain/series/series-rule.ts';
import { formatDayWithWeekday } from '#i18n/format.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { useEventFailure } from '../use-event-failure.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { staleEvents } from '../use-events.ts';

/** Ends the series of an event: which dates go, and which of those with guests are cancelled. */
export function EndSeriesDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const failure = useEventFailure('other');
  const shown = useLatest(event);
  const [scope, setScope] = useState<(typeof seriesScopes)[number]>('this_and_later');
  const [cancelled, setCancelled] = useState<string[]>([]);
  const seriesId = shown?.series_id ?? '';
  const series = useQuery({ ...queries.series(seriesId), enabled: event !== null });
  const from = scope === 'all' ? '' : (shown?.series_date ?? '');
  const dates =
    series.data?.dates.filter(({ series_date: day, status }) => day >= from && status !== 'cancelled') ?? [];
  const withGuests = dates.filter(({ guests }) => guests > 0);
  const close = () => {
    setCancelled([]);
    onClose();
  };
  const action = useAction({
    call: (key: string) =>
      api.POST('/series/{id}/end', {
        params: { path: { id: seriesId } },
        body: { scope, event_id: shown?.id, cancel: cancelled },
        headers: once(key),
      }),
    isRepeatable: true,
    done() {
      close();
      return t('series.stop.done');
    },
    failed(_, error) {
      close();
      return failure(error);
    },
    stale: staleEvents,
  });
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={close}
      onConfirm={() => action.mutate(newIdempotencyKey())}
      busy={action.isPending}
      title={t('series.stop.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('series.stop.keep')}
      confirmLabel={t('series.stop.confirm')}
      field={
        <div className="mt-4 grid gap-4">
          <FieldGroup label={t('series.change.which')}>
            <div className="grid">
              {seriesScopes.map((one) => (
                <Radio
                  key={one}
                  name="series-end"
                  label={t(`series.scope.${one}`)}
                  checked={scope === one}
                  onChange={() => setScope(one)}
                />
              ))}
            </div>
          </FieldGroup>
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
        </div>
      }
    >
      {series.data && t('series.stop.text', { count: dates.length - withGuests.length })}{' '}
      {withGuests.length > 0 && t('series.stop.guests', { count: withGuests.length })}
    </ConfirmDialog>
  );
}
