import { useTranslation } from 'react-i18next';
import { ComplaintsSkeleton, WaitingComplaints } from '#web/features/measures/waiting-complaints.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Complaints about measures, where they are decided. */
export default function StagingMeasures() {
  const { t } = useTranslation('review');
  const reviewer = useReviewer();
  return (
    <div className="container-page min-h-dvh pt-8 pb-16 md:pt-12">
      <PageHead title={t('head')} description={t('description')} isPrivate />
      {reviewer ? <WaitingComplaints /> : <ComplaintsSkeleton />}
      <ButtonLink to={paths.stagingDashboard} variant="secondary" className="mt-8">
        {t('case.back')}
      </ButtonLink>
    </div>
  );
}
