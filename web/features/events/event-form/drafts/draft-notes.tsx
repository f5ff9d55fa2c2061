import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { useOffline } from '#web/api/use-offline.ts';
import { useMe } from '#web/member/use-membership.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { useDraftName } from '../../event/use-draft-name.ts';
import { draftPath } from '../../event/use-events.ts';
import type { Draft } from './use-draft.ts';

/** Where the draft is: stored, being stored, or only in this browser. */
export function SavedNote({ draft, className }: { draft: Draft; className?: string }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { state, savedAt } = draft;
  const isOffline = useOffline() !== null;
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

type NoticeProps = { text: string; className: string | undefined; children: ReactNode };

function Notice({ text, className, children }: NoticeProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-well bg-sunk px-3 py-2 max-md:block max-md:text-small md:px-5 md:py-1">
        <span className="wrap-anywhere">{text}</span> {children}
      </p>
    </div>
  );
}

const actionClass = 'target-44 inline-flex items-center font-semibold underline underline-offset-4 md:min-h-11';

type ResumeNoticeProps = {
  tariff: Tariff;
  /** Begins an empty form instead; only where the form goes on with the draft it was left with. */
  onBegin: (() => void) | null;
  className?: string | undefined;
};

/** Which draft this form goes on with or, on an empty one, the way back to the draft that was begun last. */
export function ResumeNotice({ tariff, onBegin, className }: ResumeNoticeProps) {
  const { t } = useTranslation('events');
  const { state } = useLocation();
  const me = useMe().data;
  const nameOf = useDraftName();
  const last = useQuery({ ...queries.lastDraft, enabled: onBegin === null }).data?.data[0];
  if (onBegin) {
    return (
      <Notice text={t('drafts.continued')} className={className}>
        <button type="button" onClick={onBegin} className={actionClass}>
          {t('drafts.begin')}
        </button>
      </Notice>
    );
  }
  if (!me || last?.tariff !== tariff) return null;
  const own = last.title ? t('drafts.resume', { title: last.title }) : t('drafts.resumeUnnamed');
  const text =
    last.host_id === me.id ? own : t('drafts.theirs', { whose: nameOf(last), title: last.title || t('unnamed') });
  return (
    <Notice text={text} className={className}>
      <Link to={draftPath(last)} replace state={state} preventScrollReset className={actionClass}>
        {t('drafts.resumeAction')}
      </Link>
    </Notice>
  );
}
