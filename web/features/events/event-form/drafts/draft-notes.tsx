import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { useOffline } from '#web/api/use-offline.ts';
import { useMe } from '#web/member/use-membership.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Pencil } from '#web/ui/icons/pencil.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { useDraftName } from '../../event/use-draft-name.ts';
import { draftPath } from '../../event/use-events.ts';
import type { Draft } from './use-draft.ts';

/** Save state of the draft. */
export function SavedNote({ draft, className }: { draft: Draft; className?: string }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { state, savedAt } = draft;
  const isOffline = useOffline() !== null;
  return (
    <div role="status" className={cx('flex items-center gap-2 text-ink-3 text-small tabular-nums', className)}>
      {state === 'saved' && savedAt && (
        <>
          <Icon of={Check} size={16} className="shrink-0 max-md:hidden" />
          {t('drafts.saved.done', { time: formatInstantTime(savedAt, language) })}
        </>
      )}
      {(state === 'waiting' || state === 'saving') && t('drafts.saved.saving')}
      {state === 'local' && t('drafts.saved.local')}
      {state === 'gone' && <span className="font-semibold text-oxblood">{t('drafts.saved.gone')}</span>}
      {state === 'failed' && isOffline && t('drafts.saved.offline')}
      {state === 'failed' && !isOffline && (
        <span className="font-semibold text-oxblood">
          {t('drafts.saved.failed')}{' '}
          <button
            type="button"
            className="target-44 underline"
            onClick={() => void draft.saver.save().catch(() => undefined)}
          >
            {t('list.retry')}
          </button>
        </span>
      )}
    </div>
  );
}

type ResumeChipProps = {
  tariff: Tariff;
  /** Starts an empty form; only while continuing a draft. */
  onBegin: (() => void) | null;
};

/** Starts another event while continuing a draft; on an empty form opens the latest draft. */
export function ResumeChip({ tariff, onBegin }: ResumeChipProps) {
  const { t } = useTranslation('events');
  const { state } = useLocation();
  const me = useMe().data;
  const nameOf = useDraftName();
  const last = useQuery({ ...queries.lastDraft, enabled: onBegin === null }).data?.data[0];
  if (onBegin) {
    return (
      <Button variant="secondary" size="compact" icon={Plus} title={t('drafts.continued')} onClick={onBegin}>
        {t('drafts.begin')}
      </Button>
    );
  }
  if (!me || last?.tariff !== tariff) return null;
  const own = last.title ? t('drafts.resume', { title: last.title }) : t('drafts.resumeUnnamed');
  const text =
    last.host_id === me.id ? own : t('drafts.theirs', { whose: nameOf(last), title: last.title || t('unnamed') });
  return (
    <ButtonLink
      to={draftPath(last)}
      replace
      state={state}
      preventScrollReset
      variant="secondary"
      size="compact"
      icon={Pencil}
    >
      <span className="truncate">{text}</span>
    </ButtonLink>
  );
}
