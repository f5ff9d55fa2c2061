import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { NotFoundScene } from '#web/art/not-found-scene.tsx';
import { paths } from '#web/paths.ts';
import logMissingPath from '#web/shell/log-missing-path.ts?inline-script';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';

export const handle = { ground: 'amber' } satisfies PageHandle;

/** Rendered once for all paths, so it must not name one; the script logs it. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { t } = useTranslation('not-found');
  return (
    <section className="relative overflow-hidden bg-pic-amber text-pic-ink lg:min-h-[max(34rem,min(100dvh-5rem,56vw))]">
      <PageHead title={t('title')} description={t('text')} isPrivate />
      <div className="container-page relative z-1 pt-8 lg:pt-12">
        <p className="mb-4 font-semibold text-[1.125rem]">{t('code')}</p>
        <h1 className="max-w-[12ch] text-[3.5rem] text-display-1 leading-[0.93] md:text-[4.5rem] lg:text-[clamp(4rem,6.95vw,7rem)]">
          {t('message')}
        </h1>
        <p className="mt-6 max-w-[33rem] font-medium text-lead">{t('text')}</p>
        <a href={paths.home} data-variant="on-drawing" className="button mt-8">
          <Icon of={ArrowLeft} />
          {t('home')}
        </a>
      </div>
      <NotFoundScene className="mt-4 block w-full lg:hidden" viewBox="560 -44 880 812" />
      <NotFoundScene className="absolute inset-x-0 bottom-0 hidden w-full lg:block" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: logMissingPath }} />
    </section>
  );
}
