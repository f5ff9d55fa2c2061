import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/api/use-session.ts';
import { LiveChanges } from '#web/features/realtime/live-changes.tsx';
import { loginPath } from '#web/member/return-path.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

import { keepInstallPrompt } from './phone/install-prompt.ts';

const LaterParts = lazy(async () => ({ default: (await import('./later-parts.tsx')).LaterParts }));

if (typeof window !== 'undefined') keepInstallPrompt();

export const handle = { isOfApp: true } satisfies PageHandle;

/** Around every signed-in screen: its data, its messages, and the way to the login for those who are signed out. */
export default function MemberLayout() {
  const { t } = useTranslation('dashboard');
  const [queryClient] = useState(createQueryClient);
  const session = useSession();
  const isSignedOut = session === null;
  const wasSignedIn = useRef(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (session) wasSignedIn.current = true;
    if (!isSignedOut) return;
    queryClient.clear();
    void navigate(loginPath({ pathname, search }), { replace: true, state: { isEnded: wasSignedIn.current } });
  }, [session, isSignedOut, pathname, search, navigate, queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider label={t('messages')} closeLabel={t('closeMessage')}>
        <LiveChanges />
        <div id="offline" className="sticky top-0 z-20" />
        <Outlet />
        {session && (
          <Suspense>
            <LaterParts />
          </Suspense>
        )}
      </ToastProvider>
    </QueryClientProvider>
  );
}
