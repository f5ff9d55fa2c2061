import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/api/use-session.ts';
import { BusinessSwitch } from '#web/features/account/business-switch.tsx';
import { LiveChanges } from '#web/features/realtime/live-changes.tsx';
import { useWayToLogin } from '#web/member/use-way-to-login.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

/** Around every signed-in screen: its data, its messages, and the way to the login for those who are signed out. */
export default function MemberLayout() {
  const { t } = useTranslation('dashboard');
  const [queryClient] = useState(createQueryClient);
  const isSignedOut = useSession() === null;
  useWayToLogin();
  useEffect(() => {
    if (isSignedOut) queryClient.clear();
  }, [isSignedOut, queryClient]);

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
