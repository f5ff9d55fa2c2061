import { useTranslation } from 'react-i18next';
import { formatInstant, formatInstantDay, formatNumber } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { AccountExport, ExportOf } from './use-exports.ts';
import { useDownloadExport, useExports } from './use-exports.ts';

const TENTH_OF_MB = (1024 * 1024) / 10;

/** Nothing without exports. */
export function ExportList({ of }: { of: ExportOf }) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const rows = useExports(of);
  if (rows.isPending) {
    return (
      <Loading label={t('data.loading')}>
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  if (!rows.data) {
    return (
      <ErrorState
        title={t('data.loadFailed', { message: problemText(rows.error) })}
        retryLabel={t('data.retry')}
        onRetry={() => void rows.refetch()}
        busy={rows.isFetching}
      />
    );
  }
  const { data } = rows.data;
  if (data.length === 0) return null;
  return (
    <ul aria-label={t('data.exports')} className="mb-4 divide-y divide-line rounded-well bg-sunk px-4">
      {data.map((row) => (
        <li key={row.id}>
          <ExportEntry of={of} row={row} />
        </li>
      ))}
    </ul>
  );
}

const states = {
  preparing: { tone: 'sunk', label: 'preparing' },
  ready: { tone: 'fir', label: 'ready' },
  failed: { tone: 'oxblood', label: 'gaveUp' },
} as const;

function ExportEntry({ of, row }: { of: ExportOf; row: AccountExport }) {
  const { t } = useTranslation('account', { keyPrefix: 'data' });
  const language = useLanguage();
  const file = useDownloadExport(of, row.id);
  const when = formatInstant(row.created_at, language);
  const { tone, label } = states[row.status];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid grow gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {t('of', { when })}
          <Badge tone={tone}>{t(label)}</Badge>
        </p>
        <p className="text-ink-2 text-small">
          <Facts row={row} />
        </p>
        {row.status === 'preparing' && <Progress percent={row.progress_percent} label={t('of', { when })} />}
      </div>
      {row.status === 'ready' && (
        <Button
          variant="secondary"
          size="compact"
          busy={file.isPending}
          onClick={() => file.mutate()}
          aria-label={t('downloadNamed', { when })}
        >
          {t('download')}
        </Button>
      )}
    </div>
  );
}

function Progress({ percent, label }: { percent: number; label: string }) {
  const isMeasured = useHydrated();
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-2 h-2 bg-line"
    >
      <div
        className="h-full bg-tomato transition-[width] duration-200"
        style={isMeasured ? { width: `${Math.max(2, percent)}%` } : undefined}
      />
    </div>
  );
}

function Facts({ row }: { row: AccountExport }) {
  const { t } = useTranslation('account', { keyPrefix: 'data' });
  const language = useLanguage();
  if (row.status === 'preparing') return t('preparingText', { percent: row.progress_percent });
  if (row.status === 'failed') return t('gaveUpText');
  const megabytes = Math.max(0.1, Math.round((row.size_bytes ?? 0) / TENTH_OF_MB) / 10);
  return t('until', { size: formatNumber(megabytes, language), day: formatInstantDay(row.expires_at, language) });
}
