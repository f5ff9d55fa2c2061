import { useTranslation } from 'react-i18next';
import { titleStyle } from '#web/features/events/event/notice/title-size.ts';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Ground, Passers, Street } from './event/street.tsx';
import { Under } from './event/under.tsx';

/** An event without a page any longer. */
export function GonePage({ business }: { business: { display_name: string; page_url: string | null } | null }) {
  const { t } = useTranslation('guests');
  return (
    <section className="hero" data-tone="line" data-state="over">
      <title>{t('gone')}</title>
      <meta name="robots" content="noindex" />
      <Street />
      <div className="notice-frame" data-tone="line" data-state="over">
        <div className="notice">
          <h1 className={cx(titleStyle, 'wide-notice:title-112 title-142')}>{t('gone')}</h1>
          <p className="px-(--pad) pt-2 pb-10 text-[1.25rem]">{t('goneText')}</p>
          <span className="notice-edge" aria-hidden="true" />
          {business?.page_url ? (
            <Under href={business.page_url} tone="amber">
              {t('goneBusiness', { business: business.display_name })}
            </Under>
          ) : (
            <Under href={paths.home} tone="amber">
              {t('goneHome')}
            </Under>
          )}
        </div>
      </div>
      <Passers />
      <Ground />
    </section>
  );
}
