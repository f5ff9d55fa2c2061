import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canEvent } from '#domain/events/lifecycle.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import type { EventInShort } from '../listed-fields.ts';
import type { Scope } from '../series/scope-choice.tsx';
import { allScopes, ScopeChoice } from '../series/scope-choice.tsx';
import { useDatesInScope } from '../series/use-dates-in-scope.ts';
import { useEventFailure } from '../use-event-failure.ts';
import { staleEvents } from '../use-events.ts';
import { useEventAction } from './use-event-action.ts';

/** Withdraws a date of a series that guests cannot see yet, or pauses the series with the later or all of them. */
export function WithdrawDatesDialog({ event, onClose }: { event: EventInShort | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('other');
  const shown = useLatest(event);
  const [scope, setScope] = useState<Scope>('this');
  const { isKnown, dates } = useDatesInScope(shown, scope, event !== null);
  const close = () => {
    setScope('this');
    onClose();
  };
  const withdrawal = useEventAction(close);
  const pause = useAction({
    call: ({ of, key }: { of: EventInShort; key: string }) =>
      api.POST('/series/{id}/pause', {
        params: { path: { id: of.series_id ?? '' } },
        body: { scope: scope === 'all' ? scope : 'this_and_later', event_id: of.id },
        headers: once(key),
      }),
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
  const isOne = scope === 'this';
  const waiting = dates.filter(({ status, awaiting_verification: isAwaiting }) =>
    canEvent(status, isAwaiting, 'withdraw'),
  );
  const back = waiting.reduce((sum, { credits_back: credits }) => sum + credits, 0);
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={close}
      onConfirm={() => {
        if (!event) return;
        if (isOne) withdrawal.mutate({ action: 'withdraw', event });
        else pause.mutate({ of: event, key: newIdempotencyKey() });
      }}
      busy={withdrawal.isPending || pause.isPending}
      tone="primary"
      title={t('series.withdraw.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('series.withdraw.keep')}
      confirmLabel={t('series.withdraw.confirm')}
      field={
        <div className="mt-4">
          <ScopeChoice name="series-withdraw" options={allScopes} value={scope} onChange={setScope} />
        </div>
      }
    >
      {isOne && t('series.withdraw.one', { count: shown?.credits_reserved ?? 0 })}
      {!isOne && isKnown && (
        <>
          {t('series.withdraw.text', { count: waiting.length })} {t('series.withdraw.back', { count: back })}{' '}
          {t('series.withdraw.pauses')}
        </>
      )}
    </ConfirmDialog>
  );
}
