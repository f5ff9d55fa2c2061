import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useToasts } from '#web/ui/toast.tsx';

/** Greets whoever comes from the login, once: a reload or the Back button does not greet again. */
export function useWelcome() {
  const { t } = useTranslation('dashboard');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const isWelcome = Boolean(state?.isWelcome);
  useEffect(() => {
    if (!isWelcome) return;
    toasts.show({ title: t('welcome.title'), description: t('welcome.text') });
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }, [isWelcome, pathname, search, navigate, toasts, t]);
}
