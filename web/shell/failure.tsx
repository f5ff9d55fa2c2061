import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { CONTENT_ID } from './skip-link.tsx';
import { Wordmark } from './wordmark.tsx';

/** Error page; needs only its texts, no script. */
export function Failure() {
  const { t } = useTranslation('shell');
  return (
    <div className="container-page min-h-dvh">
      <title>{t('failure.title')}</title>
      <header className="flex h-16 items-center lg:h-20">
        <a href={paths.home} aria-label={t('home')} className="target-44">
          <Wordmark className="h-[27px] w-auto lg:h-[34px]" />
        </a>
      </header>
      <main id={CONTENT_ID} className="pt-16 pb-28 lg:pt-28">
        <h1 className="text-display-2">{t('failure.title')}</h1>
        <p className="mt-6 max-w-text text-ink-2 text-lead">{t('failure.text')}</p>
        <form onSubmit={reload} className="mt-8 flex flex-wrap gap-3">
          <button type="submit" data-variant="primary" className="button">
            {t('failure.retry')}
          </button>
          <a href={paths.home} data-variant="secondary" className="button">
            {t('failure.home')}
          </a>
        </form>
      </main>
    </div>
  );
}

/** Without scripts the form reloads, losing the query. */
function reload(event: FormEvent) {
  event.preventDefault();
  window.location.reload();
}
