import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tabPath } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SavedNote } from '../drafts/draft-notes.tsx';
import type { Draft } from '../drafts/use-draft.ts';

/** The link back, where the draft is stored, and what this page is for. */
export function PageTop({ draft }: { draft?: Draft }) {
  const { t } = useTranslation('create-event');
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 md:mb-8">
        <Link to={tabPath('events')} className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <Icon of={ArrowLeft} size={18} />
          {t('back')}
        </Link>
        {draft && <SavedNote draft={draft} className="min-h-11" />}
      </div>
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-3 mb-8 text-ink-2 text-lead md:mb-10">{t('lead')}</p>
    </>
  );
}
