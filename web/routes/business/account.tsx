import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useSession } from '#web/api/use-session.ts';
import { AccountData } from '#web/features/account/account-data.tsx';
import { BusinessList } from '#web/features/account/business-list.tsx';
import { ChangePasswordForm } from '#web/features/account/change-password-form.tsx';
import { NoticeChoices } from '#web/features/account/notice-choices.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { useMe, useMembership } from '#web/member/use-membership.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';

const InstallApp = lazy(async () => ({ default: (await import('./phone/install-app.tsx')).InstallApp }));

export const handle = {
  hydrate: 'at-once',
  texts: ['dashboard', 'account', 'problems'],
} satisfies PageHandle;

/** What belongs to the person, whichever business is open: password, devices, businesses. */
export default function AccountPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  return (
    <div className="container-page pt-6 pb-16 md:pt-10">
      <PageHead title={t('area.head')} description={t('area.description')} isPrivate />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-h1">{t('area.title')}</h1>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('area.back')}
        </ButtonLink>
      </div>
      <Panel>{session ? <Account /> : <AccountSkeleton />}</Panel>
    </div>
  );
}

function Account() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const me = useMe();
  const membership = useMembership();
  const isOwner = membership?.is_owner === true;
  if (me.isPending) return <AccountSkeleton />;
  if (!me.data) {
    return (
      <ErrorState
        title={t('area.loadFailed', { message: problemText(me.error) })}
        retryLabel={t('area.retry')}
        onRetry={() => void me.refetch()}
        busy={me.isFetching}
      />
    );
  }
  const { email, memberships } = me.data;
  return (
    <div className="grid gap-12">
      <p className="wrap-anywhere text-ink-2">{t('area.signedInAs', { email })}</p>
      {memberships.length > 1 && (
        <section aria-labelledby="businesses" className="grid gap-4">
          <div>
            <h2 id="businesses" className="text-h2-panel">
              {t('area.businesses')}
            </h2>
            <p className="mt-1 text-ink-2">{t('area.businessesText')}</p>
          </div>
          <BusinessList memberships={memberships} />
        </section>
      )}
      <NoticeChoices />
      <section aria-labelledby="password" className="grid gap-4">
        <div>
          <h2 id="password" className="text-h2-panel">
            {t('change.title')}
          </h2>
          <p className="mt-1 text-ink-2">{t('change.text')}</p>
        </div>
        <ChangePasswordForm email={email} />
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices" className="text-h2-panel">
          {t('sessions.title')}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{t('sessions.text')}</p>
        <SessionList />
      </section>
      <Suspense>
        <InstallApp />
      </Suspense>
      {isOwner && (
        <section aria-labelledby="integrations" className="grid justify-items-start gap-4">
          <div>
            <h2 id="integrations" className="text-h2-panel">
              {t('area.integrations')}
            </h2>
            <p className="mt-1 text-ink-2">{t('area.integrationsText')}</p>
          </div>
          <ButtonLink to={paths.integrations} variant="secondary">
            {t('area.integrationsOpen')}
          </ButtonLink>
        </section>
      )}
      {isOwner && <AccountData company={membership.company_name} />}
    </div>
  );
}

function AccountSkeleton() {
  const { t } = useTranslation('account');
  return (
    <Loading label={t('area.loading')}>
      <SkeletonText lines={8} />
    </Loading>
  );
}
