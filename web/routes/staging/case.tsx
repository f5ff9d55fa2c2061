import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { CaseMeasures } from '#web/features/measures/case-measures.tsx';
import { CaseDetails } from '#web/features/review/case-details.tsx';
import { CaseHead } from '#web/features/review/case-head.tsx';
import { CaseHistory } from '#web/features/review/case-history.tsx';
import { CaseLocation } from '#web/features/review/case-location.tsx';
import { CaseNotes } from '#web/features/review/case-notes.tsx';
import { CheckList } from '#web/features/review/check-list.tsx';
import { ClaimBanner } from '#web/features/review/claim-banner.tsx';
import { DecisionCard } from '#web/features/review/decision-card.tsx';
import { arrived, casePath } from '#web/features/review/filter.ts';
import { CaseSkeleton, OpenedCase } from '#web/features/review/opened-case.tsx';
import { PendingEvents } from '#web/features/review/pending-events.tsx';
import { ProofViewer } from '#web/features/review/proof-viewer.tsx';
import { ProposalReview } from '#web/features/review/proposal-review.tsx';
import { RegisterSearch } from '#web/features/review/register-search.tsx';
import { useClaim } from '#web/features/review/use-claim.ts';
import { useRegister } from '#web/features/review/use-register.ts';
import type { Case } from '#web/features/review/use-review.ts';
import { useCase } from '#web/features/review/use-review.ts';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/panel.tsx';
import type { Route } from './+types/case.ts';

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readAsReviewer({ context }, [reviewQueries.case(params.id), reviewQueries.audit(params.id), reviewQueries.desk]);

export default function StagingCase() {
  const { id = '' } = useParams();
  const reviewer = useReviewer();
  return (
    <div className="container-page pt-4 max-lg:has-data-decision:pb-20">
      {reviewer ? <CaseScreen key={id} id={id} /> : <CaseSkeleton texts="review" />}
    </div>
  );
}

function CaseScreen({ id }: { id: string }) {
  const { t } = useTranslation('review');
  const back = (
    <ButtonLink to={stagingPaths.dashboard} variant="secondary">
      {t('case.back')}
    </ButtonLink>
  );
  return (
    <OpenedCase query={useCase(id)} texts="review" back={back}>
      {(business) => <OpenCase business={business} />}
    </OpenedCase>
  );
}

/** Navigates the queue and prefetches the next case. */
function useQueue({ queue }: Case) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const followingId = queue?.following_id ?? null;
  useEffect(() => {
    if (followingId) void queryClient.prefetchQuery(reviewQueries.case(followingId));
  }, [followingId, queryClient]);

  function go(id: string, way: 'forward' | 'back' = 'forward') {
    document.documentElement.dataset.travel = way;
    void navigate(casePath(id), { state: arrived, viewTransition: true });
  }
  const step = (id: string | null | undefined, way: 'forward' | 'back') => (id ? () => go(id, way) : undefined);
  return {
    onNext: step(queue?.next_id, 'forward'),
    onPrevious: step(queue?.previous_id, 'back'),
    onDecided() {
      if (followingId) go(followingId);
      else void navigate(stagingPaths.dashboard, { viewTransition: true });
    },
  };
}

function OpenCase({ business }: { business: Case }) {
  const { t } = useTranslation('review');
  const { onDecided, ...steps } = useQueue(business);
  const { claim, takeOver } = useClaim(
    business,
    business.verification_status === 'pending' && !business.proposal?.is_yours,
  );
  const register = useRegister(business);
  useLetterKeys({ j: steps.onNext, k: steps.onPrevious, r: register.open });
  return (
    <div className="[view-transition-name:step]">
      <PageHead title={t('case.head', { company: business.company_name })} description={t('description')} isPrivate />
      <CaseHead business={business} claim={claim} {...steps} />
      <ClaimBanner claim={claim} onTakeOver={takeOver} />
      {business.proposed && (
        <Card className="mb-5">
          <ProposalReview business={business} proposed={business.proposed} />
        </Card>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20.5rem]">
        <Card>
          <CheckList business={business} />
        </Card>
        <div
          className={cx('grid grid-cols-1 items-start gap-5 xl:grid-cols-1', business.proof_type && 'md:grid-cols-2')}
        >
          <ProofViewer business={business} />
          <RegisterSearch business={business} onOpen={register.count} />
        </div>
        <DecisionCard business={business} claimedBy={claim.kind === 'theirs' ? claim.by : null} onDecided={onDecided} />
      </div>
      <PendingEvents business={business} />
      <div className="mt-5 mb-12 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Card className="grid gap-3">
            <CaseDetails business={business} />
            <CaseLocation location={business.location} />
            <CaseHistory business={business} />
          </Card>
          <CaseMeasures businessId={business.id} />
        </div>
        <Card>
          <CaseNotes business={business} />
        </Card>
      </div>
    </div>
  );
}
