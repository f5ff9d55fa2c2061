import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CONTENT_ID } from '#web/shell/skip-link.tsx';
import { useToasts } from '#web/ui/toast.tsx';

/** Greets people who come from the login and moves the focus to the content. A reload or Back does not greet again. */
export function useWelcome() {
  const { t } = useTranslation('dashboard');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const isWelcome = Boolean(state?.isWelcome);
  useEffect(() => {
    if (!isWelcome) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    toasts.show({ title: t('welcome.title'), description: t('welcome.text') });
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [isWelcome, pathname, search, navigate, toasts, t]);
}
