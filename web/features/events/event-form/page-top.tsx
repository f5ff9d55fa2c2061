import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tabPath } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';

/** Back link and save state. */
export function PageTop({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('create-event');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 md:gap-x-6">
      <Link to={tabPath('events')} className="inline-flex min-h-11 items-center gap-2 font-semibold lg:min-h-9">
        <Icon of={ArrowLeft} size={18} />
        {t('back')}
      </Link>
      {children}
    </div>
  );
}

type PageHeadingProps = {
  title?: string | undefined;
  lead?: string | undefined;
  /** Beside the title. */
  children?: ReactNode;
};

export function PageHeading({ title, lead, children }: PageHeadingProps) {
  const { t } = useTranslation('create-event');
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mb-1.5">
      <h1 className="wrap-anywhere text-h2">{title ?? t('title')}</h1>
      {lead && <p className="basis-full text-ink-2">{lead}</p>}
      {children}
    </div>
  );
}
