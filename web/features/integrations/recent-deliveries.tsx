import { useTranslation } from 'react-i18next';
import { recentDeliveries } from '#domain/webhooks/event-types.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import type { Delivery, Webhook } from './use-webhooks.ts';

const colours: Record<Delivery['status'], string> = {
  delivered: 'bg-fir',
  pending: 'bg-amber',
  failed: 'bg-oxblood',
};

type RecentDeliveriesProps = {
  recent: Webhook['recent_deliveries'];
  /** All recent attempts failed. */
  isFailing: boolean;
};

/** Latest deliveries as bars, oldest first, and as text. */
export function RecentDeliveries({ recent, isFailing }: RecentDeliveriesProps) {
  const { t } = useTranslation('integrations');
  const language = useLanguage();
  const [newest] = recent;
  const failed = recent.filter(({ status }) => status === 'failed').length;
  const pending = recent.filter(({ status }) => status === 'pending').length;
  const empty = Array.from({ length: recentDeliveries - recent.length }, (_, index) => `none-${index}`);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden="true" className="flex items-end gap-1">
        {empty.map((key) => (
          <span key={key} className="h-2 w-2 rounded-[2px] bg-line" />
        ))}
        {recent.toReversed().map(({ id, status }) => (
          <span
            key={id}
            className={cx(
              'w-2 rounded-[2px] forced-colors:bg-[CanvasText]',
              colours[status],
              status === 'failed' ? 'h-3.5' : 'h-6',
            )}
          />
        ))}
      </span>
      <p className="text-small">
        {newest ? (
          <>
            <span className="font-semibold">
              {failed === 0 && pending === 0
                ? t('hooks.recent.allGood', { count: recent.length })
                : [
                    failed > 0 && t('hooks.recent.failed', { count: failed, total: recent.length }),
                    pending > 0 && t(isFailing ? 'hooks.recent.retried' : 'hooks.recent.pending', { count: pending }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
            </span>
            <span className="text-ink-2">
              {' '}
              · {t('hooks.recent.last', { when: formatInstant(newest.created_at, language) })}
            </span>
          </>
        ) : (
          <span className="text-ink-2">{t('hooks.recent.none')}</span>
        )}
      </p>
    </div>
  );
}
