import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { RegistrationProvider } from '#web/features/registration/registration-provider.tsx';
import { useHeadlineFocus } from '#web/features/registration/use-headline-focus.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

export const handle = { hydrate: true, texts: ['registration', 'problems'] } satisfies PageHandle;

/** What wizard, code and welcome screen share: the answers, the upload under way, the messages. */
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
