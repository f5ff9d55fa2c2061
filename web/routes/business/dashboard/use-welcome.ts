import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFlash } from '#web/api/flash.ts';
import { CONTENT_ID } from '#web/shell/skip-link.tsx';
import { useToasts } from '#web/ui/toast.tsx';

/** Greets after a login and focuses the content; not after a reload or Back. */
export function useWelcome() {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  useEffect(() => {
    if (!takeFlash('welcome')) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    toasts.show({ title: t('welcome.title'), description: t('welcome.text') });
  }, [toasts, t]);
}
