import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';

const link = 'flex min-h-9 items-center font-semibold underline underline-offset-[0.22em]';

/** Says on every page that this is only a demo, shows it as a guest sees it, and where its mails go. */
export function DemoRibbon() {
  const { t } = useTranslation('shell');
  return (
    <aside aria-label={t('demo.label')} data-print="hide" className="bg-pic-ink text-pic-paper text-small">
      <p className="container-page flex min-h-9 items-center gap-x-3">
        <strong className="rounded-badge bg-pic-amber px-2 py-1 text-badge text-pic-ink">{t('demo.name')}</strong>
        <span className="max-sm:hidden">{t('demo.text')}</span>
        <a href={paths.guestPhone} className={cx(link, 'ml-auto')}>
          {t('demo.guest')}
        </a>
        <a href="/demo/mail" className={link}>
          {t('demo.mails')}
        </a>
      </p>
    </aside>
  );
}
