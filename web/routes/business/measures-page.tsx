import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { MeasuresSkeleton, OwnMeasures } from '#web/features/measures/own-measures.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';

/** Measures against the business, with complaints; linked from mails. */
export function MeasuresPage() {
  const { t } = useTranslation('measures');
  const session = useSession();
  return (
    <div className="container-page pt-6 pb-16 md:pt-10">
      <PageHead title={t('page.head')} description={t('page.description')} isPrivate />
      <ButtonLink to={paths.dashboard} variant="quiet" size="compact" icon={ArrowLeft} className="-ms-4 mb-2">
        {t('page.back')}
      </ButtonLink>
      <h1 className="text-h1">{t('page.title')}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{t('page.intro')}</p>
      {session ? <OwnMeasures /> : <MeasuresSkeleton />}
    </div>
  );
}
