import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatInstantTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Draft } from './use-draft.ts';

/** Where the draft is: on the server since a moment, on its way, or in this browser only. */
export function SavedNote({ draft, className }: { draft: Draft; className?: string }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { state, savedAt } = draft;
  return (
    <div role="status" className={cx('flex items-center gap-2 text-ink-3 text-small tabular-nums', className)}>
      {state === 'saved' && savedAt && (
        <>
          <Icon of={Check} size={16} className="shrink-0" />
          {t('drafts.saved.done', { time: formatInstantTime(savedAt, language) })}
        </>
      )}
      {(state === 'waiting' || state === 'saving') && t('drafts.saved.saving')}
      {state === 'local' && t('drafts.saved.local')}
      {state === 'gone' && <span className="font-semibold text-oxblood">{t('drafts.saved.gone')}</span>}
      {state === 'failed' && (
        <span className="font-semibold text-oxblood">
          {t('drafts.saved.failed')}{' '}
          <button
            type="button"
            className="target-44 underline"
            onClick={() => void draft.save().catch(() => undefined)}
          >
            {t('list.retry')}
          </button>
        </span>
      )}
    </div>
  );
}
