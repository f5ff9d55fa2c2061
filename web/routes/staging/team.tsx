import { useTranslation } from 'react-i18next';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { StaffTeam } from '#web/features/review/staff-team.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/team.ts';

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readAsReviewer({ context }, [reviewQueries.staff, reviewQueries.desk]);

export default function StagingTeam() {
  const { t } = useTranslation('staff');
  return (
    <div className="container-page min-h-dvh pt-4 pb-16 md:pt-6">
      <PageHead title={t('head')} description={t('title')} isPrivate />
      <ButtonLink to={stagingPaths.dashboard} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-4 mb-4">
        {t('back')}
      </ButtonLink>
      <Team />
    </div>
  );
}

function Team() {
  const { t } = useTranslation('staff');
  const isSignedIn = Boolean(useReviewer());
  const may = useStaffRight('manage_staff');
  if (!isSignedIn || may === undefined) {
    return (
      <Loading label={t('loading')} className="grid gap-6">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    );
  }
  if (may) return <StaffTeam />;
  return <PageMissing right="manage_staff" title={t('locked.team')} />;
}
