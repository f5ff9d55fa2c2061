import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';

const link = 'flex min-h-11 items-center font-semibold underline underline-offset-[0.22em]';

/** Demo notice with links to the guests' side and its mails. `edges`: column class, for pages with their own. */
export function DemoRibbon({ edges = 'container-page' }: { edges?: string }) {
  const { t } = useTranslation('shell');
  return (
    <aside aria-label={t('demo.label')} data-print="hide" className="bg-pic-ink text-pic-paper text-small">
      <p className={cx('flex min-h-11 items-center gap-x-3', edges)}>
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
