import { useTranslation } from 'react-i18next';
import { NotFoundScene } from '#web/art/not-found-scene.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';

export const handle = { ground: 'amber' } satisfies PageHandle;

/** Replaces pages behind the login while the database is down; a `Refresh` header reloads. */
export default function Unavailable() {
  const { t } = useTranslation('not-found', { keyPrefix: 'unavailable' });
  return (
    <section className="relative overflow-hidden bg-pic-amber text-pic-ink lg:min-h-[max(34rem,min(100dvh-5rem,56vw))]">
      <PageHead title={t('title')} description={t('text')} isPrivate />
      <div className="container-page relative z-1 pt-8 lg:pt-12">
        <h1 className="max-w-[12ch] text-display-2">{t('title')}</h1>
        <p className="mt-6 max-w-[33rem] font-medium text-lead">{t('text')}</p>
        <form className="mt-8">
          <button type="submit" data-variant="on-drawing" className="button">
            {t('retry')}
          </button>
        </form>
      </div>
      <NotFoundScene code={503} className="mt-4 block w-full lg:hidden" viewBox="560 -44 880 812" />
      <NotFoundScene code={503} className="absolute inset-x-0 bottom-0 hidden w-full lg:block" />
    </section>
  );
}
