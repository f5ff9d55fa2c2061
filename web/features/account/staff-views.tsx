import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatInstantTime } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { staffViews } from '#web/api/device-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Owner only: whether staff may see the dashboard, and when they did, with their reasons. */
export function StaffViews() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const language = useLanguage();
  const views = useQuery(staffViews);
  const setting = useAction({
    call: (allowed: boolean) => api.PUT('/business/views', { body: { allowed } }),
    failed: (message) => t('views.failed', { message }),
    stale: [staffViews],
  });
  if (views.isPending) {
    return (
      <Loading label={t('views.loading')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (!views.data) {
    return (
      <ErrorState
        title={t('views.loadFailed', { message: problemText(views.error) })}
        retryLabel={t('views.retry')}
        onRetry={() => void views.refetch()}
        busy={views.isFetching}
      />
    );
  }
  const { allowed, data } = views.data;
  return (
    <div className="grid gap-5">
      <Switch
        label={t('views.label')}
        help={t('views.help')}
        checked={setting.isPending ? setting.variables : allowed}
        disabled={setting.isPending}
        onChange={({ target }) => setting.mutate(target.checked)}
      />
      <div>
        <h3 className="mb-2 text-h4">{t('views.list')}</h3>
        {data.length === 0 && <p className="text-ink-2 text-small">{t('views.none')}</p>}
        <ul className="divide-y divide-line">
          {data.map(({ id, reason, started_at, ended_at }) => (
            <li key={id} className="py-3 text-small">
              <p className="wrap-anywhere">{reason}</p>
              <p className="text-ink-3">
                {t('views.when', {
                  start: formatInstant(new Date(started_at), language),
                  end: formatInstantTime(new Date(ended_at), language),
                })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
