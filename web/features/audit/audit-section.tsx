import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { tabPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';

const AuditLog = lazy(async () => ({ default: (await import('./audit-log.tsx')).AuditLog }));

/** Owner only; loaded on demand at `?tab=team&log=open`. */
export function AuditSection() {
  const { t } = useTranslation('audit');
  const [search] = useSearchParams();
  return (
    <section aria-labelledby="audit" className="mt-12 border-line border-t pt-8">
      <h3 id="audit" className="text-h2-panel">
        {t('title')}
      </h3>
      <p className="mt-2 mb-5 text-ink-2">{t('lead')}</p>
      {search.get('log') === 'open' ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <AuditLog />
        </Suspense>
      ) : (
        <ButtonLink to={`${tabPath('team')}&log=open`} preventScrollReset variant="secondary" size="compact">
          {t('open')}
        </ButtonLink>
      )}
    </section>
  );
}
