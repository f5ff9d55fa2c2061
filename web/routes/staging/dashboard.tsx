import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MarkLegend } from '#web/features/review/check-marks.tsx';
import { DeskTabs } from '#web/features/review/desk-tabs.tsx';
import { filterOf } from '#web/features/review/filter.ts';
import { ListFilter } from '#web/features/review/list-filter.tsx';
import { ListSkeleton, SubmissionList } from '#web/features/review/submission-list.tsx';
import { useSubmissions } from '#web/features/review/use-review.ts';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';

export default function StagingDashboard() {
  const { t } = useTranslation('review');
  const reviewer = useReviewer();
  return (
    <div className="container-page min-h-dvh pt-8 md:pt-12">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      {reviewer ? (
        <ReviewList />
      ) : (
        <Panel>
          <ListSkeleton />
        </Panel>
      )}
    </div>
  );
}

function ReviewList() {
  const { t } = useTranslation('review');
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const submissions = useSubmissions(filter);
  const counts = submissions.data?.counts;
  const title =
    filter.status === 'pending' ? t('list.waiting', { count: counts?.pending ?? 0 }) : t(`list.${filter.status}`);
  return (
    <div className="grid gap-6">
      <div>
        <DeskTabs />
        <h1 className="text-h1">{counts || filter.status !== 'pending' ? title : t('status.pending')}</h1>
        <p className="mt-2 text-ink-2 text-lead">{t('list.promise')}</p>
      </div>
      <ListFilter filter={filter} counts={counts} />
      <Panel className="md:px-8 md:py-4">
        <SubmissionList filter={filter} submissions={submissions} />
      </Panel>
      <MarkLegend />
    </div>
  );
}
