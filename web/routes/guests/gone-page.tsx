import { useTranslation } from 'react-i18next';
import { Passers, Street } from './event/street.tsx';

/** An event had a page here, and has none any more. */
export function GonePage({ business }: { business: { display_name: string; page_url: string | null } | null }) {
  const { t } = useTranslation('guests');
  return (
    <section className="hero" data-tone="line" data-state="over">
      <title>{t('gone')}</title>
      <meta name="robots" content="noindex" />
      <Street />
      <div className="notice-frame" data-tone="line" data-state="over">
        <div className="notice">
          <h1 className="notice-title wide-112 phone-142">{t('gone')}</h1>
          <p className="gone-text">{t('goneText')}</p>
          <span className="notice-edge" aria-hidden="true" />
          {business?.page_url && (
            <a href={business.page_url} className="under" data-tone="amber">
              {t('goneBusiness', { business: business.display_name })}
            </a>
          )}
        </div>
      </div>
      <Passers />
      <span className="ground" aria-hidden="true" />
    </section>
  );
}
