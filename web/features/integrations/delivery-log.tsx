import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useTypeName } from './use-type-name.ts';
import type { Delivery, useWebhookActions } from './use-webhooks.ts';
import { useDeliveries } from './use-webhooks.ts';

type Redeliver = ReturnType<typeof useWebhookActions>['redeliver'];
const tones: Record<Delivery['status'], BadgeTone> = { pending: 'amber', delivered: 'fir', failed: 'oxblood' };

/** Deliveries with attempts, each repeatable. */
export function DeliveryLog({ webhookId, redeliver }: { webhookId: string; redeliver: Redeliver }) {
  const { t } = useTranslation('integrations');
  const problemText = useProblemText();
  const deliveries = useDeliveries(webhookId);
  if (deliveries.isPending) {
    return (
      <Loading label={t('log.loading')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (!deliveries.data) {
    return (
      <ErrorState
        title={t('log.loadFailed', { message: problemText(deliveries.error) })}
        retryLabel={t('retry')}
        onRetry={() => void deliveries.refetch()}
        busy={deliveries.isFetching}
      />
    );
  }
  const rows = deliveries.data.pages.flatMap((page) => page.data);
  if (rows.length === 0) return <p className="text-ink-2">{t('log.empty')}</p>;
  return (
    <div className="grid justify-items-start gap-4 rounded-badge bg-card p-4">
      <ul className="w-full divide-y divide-line">
        {rows.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} redeliver={redeliver} />
        ))}
      </ul>
      {deliveries.hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          busy={deliveries.isFetchingNextPage}
          onClick={() => void deliveries.fetchNextPage()}
        >
          {t('log.more')}
        </Button>
      )}
    </div>
  );
}

function DeliveryRow({ delivery, redeliver }: { delivery: Delivery; redeliver: Redeliver }) {
  const { t } = useTranslation('integrations');
  const language = useLanguage();
  const typeName = useTypeName();
  const { id, event_type: type, status, attempts, next_attempt_at: next } = delivery;
  const when = formatInstant(delivery.created_at, language);
  return (
    <li className="grid gap-2 py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere font-semibold">{typeName(type)}</span>
            <Badge tone={tones[status]}>{t(`log.${status}`)}</Badge>
          </p>
          <p className="text-ink-2 text-small">
            {when}
            {status === 'pending' && attempts.length > 0 && next && (
              <>
                <br />
                {t('log.next', { when: formatInstant(next, language) })}
              </>
            )}
          </p>
        </div>
        {status !== 'pending' && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={t('log.againNamed', { type: typeName(type), when })}
            busy={redeliver.isPending && redeliver.variables === id}
            onClick={() => redeliver.mutate(id)}
          >
            {t('log.again')}
          </Button>
        )}
      </div>
      {attempts.length > 0 && (
        <details className="text-small">
          <summary className="flex min-h-11 items-center text-link">
            {t('log.attempts', { count: attempts.length })}
          </summary>
          <ol className="grid gap-1 pt-1 text-ink-2">
            {attempts.map((attempt) => (
              <li key={attempt.attempted_at} className="wrap-anywhere">
                {formatInstant(attempt.attempted_at, language)}:{' '}
                {attempt.response_status === null
                  ? t('log.noAnswer', {
                      ms: attempt.duration_ms,
                      reason: t(`log.reasons.${attempt.error ?? 'no_answer'}`),
                    })
                  : t('log.answer', { status: attempt.response_status, ms: attempt.duration_ms })}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
