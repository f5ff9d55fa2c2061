import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { viewMinutes } from '#domain/desk/views.ts';
import { api } from '#web/api/client.ts';
import { readAsMember } from '#web/api/page-reads.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { AccountAnchors } from '#web/features/account/account-anchors.tsx';
import { AccountCard } from '#web/features/account/account-card.tsx';
import { AccountData } from '#web/features/account/account-data.tsx';
import { BusinessList } from '#web/features/account/business-list.tsx';
import { SecondFactorCard } from '#web/features/account/factors/second-factor-card.tsx';
import { MemberData } from '#web/features/account/member-data.tsx';
import { NoticeChoices } from '#web/features/account/notice-choices.tsx';
import { PasswordCard } from '#web/features/account/password-card.tsx';
import { PersonCard } from '#web/features/account/person-card.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { TakeOver } from '#web/features/account/take-over.tsx';
import { measuresPath, shown } from '#web/features/measures/addresses.ts';
import { useSignedIn } from '#web/member/rendered-page.ts';
import { useMe, useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { besideAnchors } from '#web/ui/anchor-list.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Route } from './+types/account.ts';

const InstallApp = lazy(async () => ({ default: (await import('./phone/install-app.tsx')).InstallApp }));

const DocumentsCard = lazy(async () => ({
  default: (await import('#web/features/account/documents-card.tsx')).DocumentsCard,
}));

const StaffViews = lazy(async () => ({ default: (await import('#web/features/account/staff-views.tsx')).StaffViews }));

const MeasuresPage = lazy(async () => ({ default: (await import('./measures-page.tsx')).MeasuresPage }));

export const handle = {
  hydrate: 'at-once',
  texts: ['dashboard', 'account', 'documents', 'measures', 'problems'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readAsMember({ context }, [queries.business, queries.noticeChoices]);

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5';
const closeColumn = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3';

/** The person's data, independent of the open business. */
function AccountPage() {
  const { t } = useTranslation('account');
  const isSignedIn = useSignedIn();
  return (
    <div className="container-page pt-6 pb-16 md:pt-10">
      <PageHead title={t('area.head')} description={t('area.description')} isPrivate />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 xl:ps-52">
        <h1 className="text-h1">{t('area.title')}</h1>
        <ButtonLink to={paths.dashboard} variant="secondary" className="lg:hidden">
          {t('area.back')}
        </ButtonLink>
      </div>
      {isSignedIn ? <Account /> : <AccountSkeleton />}
    </div>
  );
}

/** The account, or the view named in the address. */
export default function AccountRoute() {
  const [search] = useSearchParams();
  // The server renders the same HTML for every query, so measures appear after hydration.
  const isHydrated = useHydrated();
  if (!isHydrated || search.get('show') !== shown.measures) return <AccountPage />;
  return (
    <Suspense>
      <MeasuresPage />
    </Suspense>
  );
}

function Account() {
  const { t } = useTranslation(['account', 'documents', 'measures']);
  const problemText = useProblemText();
  const me = useMe();
  const membership = useMembership();
  const isOwner = membership?.is_owner === true;
  // The device is unknown on the server.
  const isHydrated = useHydrated();
  if (me.isPending) return <AccountSkeleton />;
  if (!me.data) {
    return (
      <Card>
        <ErrorState
          title={t('area.loadFailed', { message: problemText(me.error) })}
          retryLabel={t('area.retry')}
          onRetry={() => void me.refetch()}
          busy={me.isFetching}
        />
      </Card>
    );
  }
  const { name, email, memberships } = me.data;
  const hasBusinesses = memberships.length > 1 || isOwner;
  return (
    <div className={besideAnchors}>
      <AccountAnchors
        missing={[
          ...(hasBusinesses ? [] : (['businesses'] as const)),
          ...(membership ? [] : (['contracts', 'measures'] as const)),
          ...(isOwner ? [] : (['views'] as const)),
        ]}
      />
      <div className={column}>
        {membership && !isOwner && <TakeOver company={membership.company_name} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          <div className={column}>
            <PersonCard name={name} email={email} membership={membership} />
            <NoticeChoices />
          </div>
          <div className={column}>
            <PasswordCard email={email} />
            <SecondFactorCard client={api} id="second-factor" />
          </div>
        </div>
        <div className={closeColumn}>
          {hasBusinesses && (
            <AccountCard
              isFolded
              id="businesses"
              title={t('area.businesses')}
              text={memberships.length > 1 ? t('area.businessesText') : membership?.company_name}
            >
              <BusinessList memberships={memberships} />
            </AccountCard>
          )}
          <AccountCard isFolded id="devices" title={t('sessions.title')} text={t('sessions.text')}>
            <SessionList />
          </AccountCard>
          {membership && (
            <AccountCard isFolded id="contracts" title={t('documents:title')} text={t('documents:text')}>
              <Suspense>
                <DocumentsCard isOwner={isOwner} />
              </Suspense>
            </AccountCard>
          )}
          {membership && (
            <AccountCard isFolded id="measures" title={t('measures:page.title')} text={t('measures:page.intro')}>
              <ButtonLink to={measuresPath} variant="secondary" size="compact" className="justify-self-start">
                {t('measures:page.see')}
              </ButtonLink>
            </AccountCard>
          )}
          {isOwner && (
            <AccountCard isFolded id="views" title={t('views.title')} text={t('views.text', { count: viewMinutes })}>
              <Suspense>
                <StaffViews />
              </Suspense>
            </AccountCard>
          )}
          {isOwner ? <AccountData company={membership.company_name} /> : <MemberData membership={membership} />}
        </div>
        {isHydrated && (
          <Suspense>
            <InstallApp className="rounded-card bg-card p-5 shadow-raised md:p-6" />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function AccountSkeleton() {
  const { t } = useTranslation('account');
  return (
    <Loading label={t('area.loading')}>
      <div className="grid gap-5 lg:grid-cols-2 xl:ps-52">
        <Card className="min-h-80">
          <SkeletonText lines={8} />
        </Card>
        <Card className="min-h-80 max-lg:hidden">
          <SkeletonText lines={8} />
        </Card>
      </div>
    </Loading>
  );
}
