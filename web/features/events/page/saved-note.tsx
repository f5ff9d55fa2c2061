import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatInstantTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Draft } from './use-draft.ts';

/** Where the draft is: on the server since a moment, on its way, or in this browser only. */
export function SavedNote({ draft }: { draft: Draft }) {
  const { t } = useTranslation('create-event');
  const language = useLanguage();
  const { state, savedAt } = draft;
  return (
    <div role="status" className="flex min-h-11 items-center gap-2 text-ink-3 text-small tabular-nums">
      {state === 'saved' && savedAt && (
        <>
          <Icon of={Check} size={16} />
          {t('saved.done', { time: formatInstantTime(savedAt, language) })}
        </>
      )}
      {(state === 'waiting' || state === 'saving') && t('saved.saving')}
      {state === 'local' && t('saved.local')}
      {state === 'gone' && <span className="font-semibold text-oxblood">{t('saved.gone')}</span>}
      {state === 'failed' && (
        <span className="font-semibold text-oxblood">
          {t('saved.failed')}{' '}
          <button
            type="button"
            className="target-44 underline"
            onClick={() => void draft.save().catch(() => undefined)}
          >
            {t('retry')}
          </button>
        </span>
      )}
    </div>
  );
}
