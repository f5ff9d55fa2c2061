import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeWord } from '#web/api/arrival.ts';
import { CONTENT_ID } from '#web/shell/skip-link.tsx';
import { useToasts } from '#web/ui/toast.tsx';

/** Greets people who come from the login and moves the focus to the content. A reload or Back does not greet again. */
export function useWelcome() {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  useEffect(() => {
    if (!takeWord('welcome')) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    toasts.show({ title: t('welcome.title'), description: t('welcome.text') });
  }, [toasts, t]);
}
