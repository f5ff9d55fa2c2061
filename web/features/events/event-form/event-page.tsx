import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import type { Business } from '#web/member/use-business.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { tabPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { pageTariff } from '../event/event-draft.ts';
import type { DraftPlace } from './drafts/kept-drafts.ts';
import { findUnstored, leftDraft } from './drafts/kept-drafts.ts';
import { MissingDraft, useOpenDraft } from './drafts/open-draft.tsx';
import { PageForm } from './page-form.tsx';
import { PageHeading, PageTop, pageColumns } from './page-layout.tsx';

const EditPage = onDemand(async () => (await import('./edit-page.tsx')).EditPage);

/** Loads business, permissions and the draft or event in the address. */
export function EventPage() {
  const { t } = useTranslation('create-event');
  const problemText = useProblemText();
  const business = useBusiness();
  const isKnown = useMembership() !== undefined;
  if (business.error) {
    return (
      <>
        <PageTop />
        <PageHeading />
        <ErrorState
          title={t('failed', { message: problemText(business.error) })}
          retryLabel={t('retry')}
          onRetry={() => void business.refetch()}
          busy={business.isFetching}
        />
      </>
    );
  }
  if (!business.data || !isKnown) return <PageSkeleton />;
  return <FormOnPage business={business.data} />;
}

/** The server-rendered form, or one with kept input. */
function FormOnPage({ business }: { business: Business }) {
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<'drawn' | 'own'>(isHydrated ? 'own' : 'drawn');
  const place = { businessId: business.id, tariff: pageTariff } as const;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    if (leftDraft.read(place) ?? findUnstored(place)) setShown('own');
  }, []);
  const isDrawn = shown === 'drawn' && !isHydrated;
  return <OpenedPage key={shown} business={business} place={{ ...place, isDrawn }} />;
}

function OpenedPage({ business, place }: { business: Business; place: DraftPlace }) {
  const { t } = useTranslation(['create-event', 'events']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mayCreate = usePermission('create_events');
  const maySave = usePermission('edit_events');
  const addressedId = search.get('event');
  // Awaited first, since both are above a new form and would shift it. A visible form stays mounted.
  const isNew = addressedId === null;
  const lastDraft = useQuery({ ...queries.lastDraft, enabled: maySave && isNew });
  const templates = useQuery({ ...queries.pastEvents, enabled: mayCreate && isNew });
  const isWaiting = isNew && (lastDraft.isLoading || templates.isLoading);
  const { found, ...opening } = useOpenDraft({ addressedId, place, maySave });
  const toList = (
    <ButtonLink to={tabPath('events')} variant="secondary">
      {t('events:drafts.toList')}
    </ButtonLink>
  );

  if (found.kind === 'loading' || isWaiting) return <PageSkeleton />;
  if (found.kind === 'published') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EditPage key={opening.key} business={business} loaded={found.stored} />
      </Suspense>
    );
  }
  if (!mayCreate) {
    return (
      <>
        <PageTop />
        <EmptyState drawing={<EmptyScene of="locked" />} title={t('forbidden')} headingLevel="h1" action={toList}>
          {t('forbiddenText')}
        </EmptyState>
      </>
    );
  }
  if (found.kind !== 'ready') {
    return (
      <>
        <PageTop />
        {found.kind !== 'refused' && <PageHeading />}
        <MissingDraft
          found={found}
          loading={null}
          headingLevel="h1"
          action={toList}
          onDone={() => void navigate(tabPath('events'), { replace: true })}
        />
      </>
    );
  }
  return (
    <PageForm
      key={opening.key}
      business={business}
      stored={found.stored}
      onBegin={found.isContinued ? opening.begin : null}
      maySave={maySave}
      onStored={opening.claim}
    />
  );
}

/** Matches the server's HTML. */
export function PageSkeleton() {
  const { t } = useTranslation('create-event');
  return (
    <div className={pageColumns}>
      <div>
        <PageTop />
        <PageHeading />
        <Loading label={t('loading')} className="grid content-start gap-6">
          <Skeleton className="h-13" />
          <Skeleton className="mt-4 h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-32" />
        </Loading>
      </div>
      <Skeleton className="h-120 max-lg:hidden" />
    </div>
  );
}
