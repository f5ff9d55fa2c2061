import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useInstall } from './use-install.ts';

/** How to put the app on this phone: the browser's own question where it has one, else where to find it. */
export function InstallApp() {
  const { t } = useTranslation('app');
  const install = useInstall();
  if (install.way === 'done') return null;
  return (
    <section aria-labelledby="install-app" className="grid justify-items-start gap-3 rounded-well bg-sunk p-4">
      <div className="grid gap-1">
        <h3 id="install-app" className="text-label">
          {t('install.title')}
        </h3>
        <p className="max-w-text text-ink-2 text-small">{t('install.text')}</p>
        {install.way !== 'ask' && <p className="max-w-text text-small">{t(`install.${install.way}`)}</p>}
      </div>
      {install.way === 'ask' && (
        <Button variant="secondary" size="compact" icon={Smartphone} onClick={install.ask}>
          {t('install.action')}
        </Button>
      )}
    </section>
  );
}
