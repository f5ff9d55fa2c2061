import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ReportFilter } from '#web/api/review-queries.ts';
import { CASES_PER_PAGE } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { reportCasePath, reportListPath } from './filter.ts';
import { CaseState, Kinds, useTargetName } from './report-labels.tsx';
import type { ReportEntry, useReports } from './use-reports.ts';

const rowGrid =
  'grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[1.2fr_1fr_12rem_8rem] xl:items-center';

type Props = { filter: ReportFilter; reports: ReturnType<typeof useReports> };

export function ReportList({ filter, reports }: Props) {
  const { t } = useTranslation('reports');
  const problemText = useProblemText();
  if (reports.isPending) {
    return (
      <Loading label={t('list.loading')} className="grid gap-6 py-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </Loading>
    );
  }
  if (!reports.data) {
    return (
      <ErrorState
        title={t('list.failed')}
        retryLabel={t('list.retry')}
        onRetry={() => void reports.refetch()}
        busy={reports.isFetching}
      >
        {problemText(reports.error)}
      </ErrorState>
    );
  }
  const { data: rows, total } = reports.data;
  if (rows.length === 0) return <NothingThere filter={filter} />;
  return (
    <>
      <div aria-hidden="true" className={cx(rowGrid, 'pb-3 font-semibold text-ink-2 text-small max-xl:hidden')}>
        <span>{t('list.target')}</span>
        <span>{t('list.kind')}</span>
        <span>{t(filter.state === 'open' ? 'list.due' : 'list.decision')}</span>
        <span />
      </div>
      <ul>
        {rows.map((entry) => (
          <li key={entry.id} className="border-line border-t first:max-xl:border-t-0">
            <Row entry={entry} />
          </li>
        ))}
      </ul>
      <Pages filter={filter} total={total ?? rows.length} />
    </>
  );
}

function Row({ entry }: { entry: ReportEntry }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const name = useTargetName()(entry);
  const facts = [
    t(`target.${entry.target_kind}`),
    entry.target_kind === 'event' && entry.business?.display_name,
    t('count', { count: entry.reports_count }),
    formatInstant(entry.first_reported_at, language),
  ];
  return (
    <div className={cx(rowGrid, 'py-5')}>
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-h4">{name}</h2>
        <p className="wrap-anywhere text-ink-2 text-small">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2 md:max-xl:row-start-2 xl:contents">
        <Kinds kinds={entry.kinds} />
        <CaseState entry={entry} />
      </div>
      <div className="xl:justify-self-end">
        <ButtonLink
          to={reportCasePath(entry.id)}
          variant="secondary"
          size="compact"
          aria-label={t('list.named', { name })}
        >
          {t('list.open')}
        </ButtonLink>
      </div>
    </div>
  );
}

function NothingThere({ filter: { state, kind } }: { filter: ReportFilter }) {
  const { t } = useTranslation('reports');
  const isAll = state === 'open' && !kind;
  return (
    <EmptyState
      drawing={<EmptyScene of={isAll ? 'review' : 'search'} />}
      title={t(isAll ? 'list.emptyTitle' : 'list.noneTitle')}
      headingLevel="h2"
    >
      {t(isAll ? 'list.emptyText' : 'list.noneText')}
    </EmptyState>
  );
}

function Pages({ filter, total }: { filter: ReportFilter; total: number }) {
  const { t } = useTranslation('reports');
  const last = Math.ceil(total / CASES_PER_PAGE);
  const { page } = filter;
  if (last <= 1) return null;
  return (
    <nav aria-label={t('list.pages')} className="flex items-center justify-center gap-4 border-line border-t pt-5 pb-3">
      {page > 1 && (
        <ButtonLink to={reportListPath({ ...filter, page: page - 1 })} variant="secondary" size="compact">
          {t('list.previous')}
        </ButtonLink>
      )}
      <span className="text-small tabular-nums">{t('list.page', { page, total: last })}</span>
      {page < last && (
        <ButtonLink to={reportListPath({ ...filter, page: page + 1 })} variant="secondary" size="compact">
          {t('list.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
