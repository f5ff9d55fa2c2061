import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tabPath } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';

/** The link back, and where the draft is stored. */
export function PageTop({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('create-event');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 max-md:mb-2 md:gap-x-6 lg:mb-6">
      <Link to={tabPath('events')} className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <Icon of={ArrowLeft} size={18} />
        {t('back')}
      </Link>
      {children}
    </div>
  );
}

/** Heading of the page. */
export function PageHeading({ title, lead }: { title?: string | undefined; lead?: string | undefined }) {
  const { t } = useTranslation('create-event');
  return (
    <>
      <h1 className="wrap-anywhere text-h1 max-md:mb-3">{title ?? t('title')}</h1>
      <p className={cx('mt-2 mb-5 text-ink-2 text-lead md:mt-3 md:mb-7', !lead && 'max-md:sr-only')}>
        {lead ?? t('lead')}
      </p>
    </>
  );
}
