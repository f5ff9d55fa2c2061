import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { measuresPath } from './addresses.ts';

/** Shown above the dashboard while a measure is active. */
export function MeasuresNotice({ count }: { count: number }) {
  const { t } = useTranslation('verification');
  return (
    <Banner
      tone="oxblood"
      title={t('measures.title')}
      end={
        <ButtonLink to={measuresPath} variant="secondary" className="max-md:w-full">
          {t('measures.see')}
        </ButtonLink>
      }
    >
      {t('measures.text', { count })}
    </Banner>
  );
}
