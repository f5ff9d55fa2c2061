import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { CaseHead } from '#web/features/review/case-head.tsx';
import { CaseHistory } from '#web/features/review/case-history.tsx';
import { CaseLocation } from '#web/features/review/case-location.tsx';
import { CaseNotes } from '#web/features/review/case-notes.tsx';
import { CheckList } from '#web/features/review/check-list.tsx';
import { DecisionCard } from '#web/features/review/decision-card.tsx';
import { ProofViewer } from '#web/features/review/proof-viewer.tsx';
import { ProposalReview } from '#web/features/review/proposal-review.tsx';
import { SubmittedData } from '#web/features/review/submitted-data.tsx';
import { useCase } from '#web/features/review/use-review.ts';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

export default function StagingCase() {
  const { t } = useTranslation('review');
  const { id = '' } = useParams();
  const reviewer = useReviewer();
  return (
    <div className="container-page pt-4 md:pt-6">
      {reviewer ? <CaseScreen key={id} id={id} /> : <CaseSkeleton title={t('head')} />}
    </div>
  );
}

function CaseScreen({ id }: { id: string }) {
  const { t } = useTranslation('review');
  const problemText = useProblemText();
  const { data: business, error, refetch, isFetching } = useCase(id);

  if (error && !business) {
    const isMissing = isProblem(error, 'not_found');
    return (
      <>
        <PageHead title={t('head')} description={t('description')} isPrivate />
        <h1 className="sr-only">{t('case.failed')}</h1>
        <ErrorState
          title={isMissing ? t('case.missing') : t('case.failed')}
          retryLabel={t('list.retry')}
          onRetry={isMissing ? undefined : () => void refetch()}
          busy={isFetching}
        >
          {!isMissing && problemText(error)}
        </ErrorState>
        <ButtonLink to={paths.stagingDashboard} variant="secondary">
          {t('case.back')}
        </ButtonLink>
      </>
    );
  }
  if (!business) return <CaseSkeleton title={t('head')} />;
  return (
    <>
      <PageHead title={t('case.head', { company: business.company_name })} description={t('description')} isPrivate />
      <CaseHead business={business} />
      {business.proposed && (
        <Panel className="mt-8">
          <ProposalReview business={business} proposed={business.proposed} />
        </Panel>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem] xl:grid-cols-[1fr_27rem]">
        <div className="grid min-w-0 gap-8">
          <Panel>
            <CheckList business={business} />
          </Panel>
          <Panel>
            <SubmittedData business={business} />
          </Panel>
          <Panel>
            <CaseLocation location={business.location} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-6 lg:row-span-2">
          <ProofViewer business={business} />
          <DecisionCard business={business} />
        </div>
        <div className="grid min-w-0 gap-10">
          <CaseNotes business={business} />
          <CaseHistory business={business} />
        </div>
      </div>
    </>
  );
}

function CaseSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('review');
  return (
    <>
      <PageHead title={title} description={t('description')} isPrivate />
      <Loading label={t('case.loading')} className="grid gap-6 pt-4">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-96 w-full" />
      </Loading>
    </>
  );
}
