import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { MeasuresSkeleton, OwnMeasures } from '#web/features/measures/own-measures.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Measures against the business, with complaints; linked from mails. */
export function MeasuresPage() {
  const { t } = useTranslation('measures');
  const session = useSession();
  return (
    <div className="container-page pt-6 pb-16 md:pt-10">
      <PageHead title={t('page.head')} description={t('page.description')} isPrivate />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h1 className="text-h1">{t('page.title')}</h1>
          <p className="max-w-text text-ink-2">{t('page.intro')}</p>
        </div>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('page.back')}
        </ButtonLink>
      </div>
      {session ? <OwnMeasures /> : <MeasuresSkeleton />}
    </div>
  );
}
