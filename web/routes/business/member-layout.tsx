import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/api/use-session.ts';
import { BusinessSwitch } from '#web/features/account/business-switch.tsx';
import { LiveChanges } from '#web/features/realtime/live-changes.tsx';
import { loginPath } from '#web/member/return-path.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

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
        <BusinessSwitch />
        <Outlet />
      </ToastProvider>
    </QueryClientProvider>
  );
}
