import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Smartphone } from '#web/ui/icons/smartphone.ts';
import { useInstall } from './use-install.ts';

/** Installs the app: by prompt if supported, else with instructions. */
export function InstallApp({ className }: { className: string }) {
  const { t } = useTranslation('app');
  const install = useInstall();
  if (install.way === 'done') return null;
  return (
    <section aria-labelledby="install-app" className={cx('flex items-center gap-5', className)}>
      <PhoneWithApp />
      <div className="grid justify-items-start gap-3">
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
      </div>
    </section>
  );
}

function PhoneWithApp() {
  return (
    <svg viewBox="0 0 72 104" aria-hidden="true" focusable="false" className="h-26 w-18 shrink-0">
      <rect width="64" height="100" x="4" y="2" rx="10" fill="var(--pic-ink)" stroke="var(--edge)" />
      <rect width="54" height="84" x="9" y="9" rx="5" fill="var(--pic-amber)" />
      <path
        fill="var(--pic-paper)"
        d="M15 17h12v12H15zM45 17h12v12H45zM15 73h12v12H15zM30 73h12v12H30zM45 73h12v12H45z"
      />
      <rect width="34" height="34" x="19" y="34" rx="8" fill="var(--pic-tomato)" />
      <g fill="var(--pic-ink)" transform="translate(36.5 63) rotate(-8)">
        <path d="M-4-15h8V2h-8z" />
        <circle cy="-20.5" r="4.6" />
      </g>
    </svg>
  );
}
