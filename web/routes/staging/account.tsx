import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { endReviewer } from '#web/api/reviewer-session.ts';
import { AccountCard } from '#web/features/account/account-card.tsx';
import { FreshDialog } from '#web/features/account/factors/fresh-dialog.tsx';
import { SecondFactorCard } from '#web/features/account/factors/second-factor-card.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { stagingPaths } from '#web/staging-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const handle = { texts: ['account'] } satisfies PageHandle;

/** Second factors and devices; outside the demo a factor is required first. */
export default function StagingAccount() {
  const { t } = useTranslation('account');
  const [queryClient] = useState(createQueryClient);
  const reviewer = useReviewer();
  const navigate = useNavigate();
  useEffect(() => {
    if (reviewer === null) void navigate(stagingPaths.login, { replace: true });
  }, [reviewer, navigate]);
  return (
    <QueryClientProvider client={queryClient}>
      <PageHead title={t('area.head')} description={t('factors.enrol.lead')} isPrivate />
      <div className="container-page grid gap-6 py-10">
        <h1 className="text-h1">{t('area.title')}</h1>
        {reviewer && (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
            <SecondFactorCard
              client={reviewApi}
              id="second-factor"
              after={
                <ButtonLink to={stagingPaths.dashboard} className="justify-self-start">
                  {t('factors.enrol.goOn')}
                </ButtonLink>
              }
            />
            <AccountCard id="devices" title={t('sessions.title')} text={t('sessions.text')}>
              <SessionList client={reviewApi} onEnded={endReviewer} />
            </AccountCard>
          </div>
        )}
        <FreshDialog client={reviewApi} />
      </div>
    </QueryClientProvider>
  );
}
