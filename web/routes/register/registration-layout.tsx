import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { RegistrationProvider } from '#web/features/registration/registration-provider.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

export const handle = { hydrate: 'after-paint', texts: ['registration', 'problems'] } satisfies PageHandle;

/** Shared by wizard, code and welcome: answers, upload, toasts. */
export default function RegistrationLayout() {
  const { t } = useTranslation('registration');
  useHeadlineFocus();
  return (
    <ToastProvider label={t('message.label')} closeLabel={t('message.close')}>
      <RegistrationProvider>
        <Outlet />
      </RegistrationProvider>
    </ToastProvider>
  );
}

/** Focuses the headline after client navigation. */
function useHeadlineFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
