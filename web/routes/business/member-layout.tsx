import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/api/use-session.ts';
import { RenderedPage, usePageReads } from '#web/member/rendered-page.ts';
import { useLoginRedirect } from '#web/member/use-login-redirect.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { isViewTab } from '#web/shell/view-tab.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { useIdle } from '#web/ui/use-preload.ts';
import { keepInstallPrompt } from './phone/install-prompt.ts';

const LazyParts = lazy(async () => ({ default: (await import('./lazy-parts.tsx')).LazyParts }));

const ViewBanner = lazy(async () => ({ default: (await import('#web/features/desk/view-banner.tsx')).ViewBanner }));

if (typeof window !== 'undefined') keepInstallPrompt();

export const handle = { isOfApp: true } satisfies PageHandle;

/** Data, toasts and the login redirect of every member's screen. */
export default function MemberLayout() {
  const { t } = useTranslation('dashboard');
  const reads = usePageReads();
  const [queryClient] = useState(() => createQueryClient(reads?.state));
  const session = useSession();
  const isIdle = useIdle();
  const isSignedOut = session === null;
  useLoginRedirect();
  useEffect(() => {
    if (isSignedOut) queryClient.clear();
  }, [isSignedOut, queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <RenderedPage value={reads}>
        {reads?.scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <ToastProvider label={t('messages')} closeLabel={t('closeMessage')}>
          {session && isViewTab() && (
            <Suspense>
              <ViewBanner />
            </Suspense>
          )}
          <div id="offline" className="sticky top-0 z-20" />
          <div id="service" />
          <Outlet />
          {session && isIdle && (
            <Suspense>
              <LazyParts />
            </Suspense>
          )}
        </ToastProvider>
      </RenderedPage>
    </QueryClientProvider>
  );
}
