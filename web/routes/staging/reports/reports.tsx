import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { CaseSkeleton } from '#web/features/review/opened-case.tsx';
import { FiguresCard } from '#web/features/review/reports/figures-card.tsx';
import { reportFilterOf } from '#web/features/review/reports/filter.ts';
import { ReportFilter } from '#web/features/review/reports/report-filter.tsx';
import { ReportList } from '#web/features/review/reports/report-list.tsx';
import { useReports } from '#web/features/review/reports/use-reports.ts';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/reports.ts';
import { CaseScreen } from './case-screen.tsx';

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const filter = reportFilterOf(new URL(request.url).searchParams);
  const shown = params.id === undefined ? reviewQueries.reports(filter) : reviewQueries.report(params.id);
  return readAsReviewer({ context }, [shown, reviewQueries.desk]);
};

/** The list, or the case in the address; one route, to keep the manifest small. */
export default function StagingReports() {
  const { t } = useTranslation('reports');
  const { id } = useParams();
  const reviewer = useReviewer();
  if (id !== undefined) {
    return (
      <div className="container-page min-h-dvh pt-4 md:pt-6">
        {reviewer ? <CaseScreen key={id} id={id} /> : <CaseSkeleton texts="reports" />}
      </div>
    );
  }
  return (
    <div className="container-page min-h-dvh pt-8 md:pt-12">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      {reviewer ? (
        <Reports />
      ) : (
        <Panel>
          <Loading label={t('list.loading')} className="grid gap-6">
            <Skeleton className="h-14 w-full" />
          </Loading>
        </Panel>
      )}
    </div>
  );
}

function Reports() {
  const { t } = useTranslation(['reports', 'review']);
  const [search] = useSearchParams();
  const filter = reportFilterOf(search);
  const reports = useReports(filter);
  const counts = reports.data?.counts;
  const isOpen = filter.state === 'open';
  const mayReadFigures = useStaffRight('read_figures');
  const lead = [counts && counts.late > 0 && t('list.late', { count: counts.late }), t('list.order')];
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-h1">
          {!isOpen
            ? t('list.decided')
            : counts
              ? t('list.open', { count: counts.open })
              : t('review:desk.lists.reports')}
        </h1>
        {isOpen && <p className="mt-2 text-ink-2 text-lead">{lead.filter(Boolean).join(' ')}</p>}
      </div>
      <ReportFilter filter={filter} counts={counts} />
      <Panel className="md:px-8 md:py-4">
        <ReportList filter={filter} reports={reports} />
      </Panel>
      {mayReadFigures && <FiguresCard />}
    </div>
  );
}
