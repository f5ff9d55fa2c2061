import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { shown } from '#web/features/measures/addresses.ts';
import { ChangeList } from '#web/features/review/change-list.tsx';
import { MarkLegend } from '#web/features/review/check-marks.tsx';
import { filterOf } from '#web/features/review/filter.ts';
import { ListFilter } from '#web/features/review/list-filter.tsx';
import { ListSkeleton } from '#web/features/review/loaded-list.tsx';
import { NextCase } from '#web/features/review/next-case.tsx';
import { SubmissionList } from '#web/features/review/submission-list.tsx';
import { useSubmissions } from '#web/features/review/use-review.ts';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { Route } from './+types/dashboard.ts';

const OpenComplaints = lazy(async () => ({
  default: (await import('#web/features/measures/open-complaints.tsx')).OpenComplaints,
}));

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url);
  const list =
    search.get('show') === shown.complaints ? reviewQueries.complaints : reviewQueries.list(filterOf(search));
  return readAsReviewer({ context }, [list, reviewQueries.desk]);
};

export default function StagingDashboard() {
  const { t } = useTranslation('review');
  const reviewer = useReviewer();
  return (
    <div className="container-page min-h-dvh pt-8 md:pt-12">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      {reviewer ? <Shown /> : <PanelSkeleton />}
    </div>
  );
}

function PanelSkeleton() {
  return (
    <Panel>
      <ListSkeleton />
    </Panel>
  );
}

function Shown() {
  const [search] = useSearchParams();
  const mayReadCases = useStaffRight('read_cases');
  if (mayReadCases === undefined) return <PanelSkeleton />;
  if (!mayReadCases) return <Navigate to={stagingPaths.customers} replace />;
  if (search.get('show') !== shown.complaints) return <ReviewList />;
  return (
    <Suspense>
      <OpenComplaints />
    </Suspense>
  );
}

function ReviewList() {
  const { t } = useTranslation(['review', 'proposals']);
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const submissions = useSubmissions(filter);
  const counts = submissions.data?.counts;
  const due = submissions.data?.next_due;
  const titles = {
    pending: t('list.waiting', { count: counts?.pending ?? 0 }),
    verified: t('list.verified'),
    rejected: t('list.rejected'),
    all: t('list.found'),
    changes: t('proposals:review.listTitle', { count: counts?.changes ?? 0 }),
  };
  const isWaiting = filter.status === 'pending' || filter.status === 'changes';
  const List = filter.status === 'changes' ? ChangeList : SubmissionList;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-h1">{counts || !isWaiting ? titles[filter.status] : t(`status.${filter.status}`)}</h1>
        <p className="mt-2 text-ink-2 text-lead">{t('list.promise')}</p>
        {filter.status === 'pending' && due && <NextCase key={due.id} due={due} />}
      </div>
      <ListFilter filter={filter} counts={counts} />
      <Panel className="md:px-8 md:py-4">
        {filter.status !== 'changes' && <MarkLegend />}
        <List filter={filter} submissions={submissions} />
      </Panel>
    </div>
  );
}
