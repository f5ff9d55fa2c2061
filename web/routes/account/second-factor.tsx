import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginPath } from '#domain/sign-in/return-path.ts';
import { api } from '#web/api/client.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/api/use-session.ts';
import { KeyLetter } from '#web/art/key-letter.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { EndFactorRemoval } from '#web/features/account/factors/end-factor-removal.tsx';
import { FreshDialog } from '#web/features/account/factors/fresh-dialog.tsx';
import { SecondFactorCard } from '#web/features/account/factors/second-factor-card.tsx';
import { leaveForHome } from '#web/member/use-login-redirect.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const handle = {
  hydrate: 'after-paint',
  ground: 'green',
  texts: ['account', 'problems'],
  hasSmallFooter: true,
} satisfies PageHandle;

/** Required enrolment, or the target of mails about lost factors. */
export default function SecondFactor() {
  const { pathname } = useLocation();
  const what = (['keep', 'remove'] as const).find((end) => pathname.endsWith(`/${end}`));
  return what ? <EndFactorRemoval what={what} /> : <Enrol />;
}

/** Shown instead of any screen until a required second factor exists. */
function Enrol() {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const [queryClient] = useState(createQueryClient);
  const session = useSession();
  useEffect(() => {
    if (session === null) location.replace(loginPath(location));
  }, [session]);
  return (
    <QueryClientProvider client={queryClient}>
      <PageHead title={t('enrol.head')} description={t('enrol.lead')} isPrivate />
      <AccountFrame
        title={t('enrol.title')}
        lead={t('enrol.lead')}
        field="bg-pic-green text-pic-fir"
        drawing={<KeyLetter className="h-72 w-auto lg:h-90" />}
      >
        {session && (
          <>
            <SecondFactorCard
              client={api}
              id="second-factor"
              isOnCard
              after={
                <div className="grid gap-3">
                  <p role="status">{t('enrol.done')}</p>
                  <ButtonLink to={paths.dashboard} reloadDocument>
                    {t('enrol.goOn')}
                  </ButtonLink>
                </div>
              }
            />
            <Button variant="secondary" onClick={leaveForHome} className="mt-6 w-full">
              {t('enrol.logout')}
            </Button>
          </>
        )}
      </AccountFrame>
      <FreshDialog />
    </QueryClientProvider>
  );
}
