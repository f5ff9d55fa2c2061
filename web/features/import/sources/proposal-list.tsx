import { useTranslation } from 'react-i18next';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { formatDayBrief, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import type { Proposal } from './use-sources.ts';
import { useAnswer } from './use-sources.ts';

/** Moves and cancellations that wait for the owner. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation('import-sources');
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="import-proposals" className="grid gap-4 rounded-well bg-amber-wash p-4 md:p-5">
      <div className="grid gap-1">
        <h3 id="import-proposals" className="text-h4">
          {t('proposals.title', { count: proposals.length })}
        </h3>
        <p className="max-w-text text-ink-2 text-small">{t('proposals.text')}</p>
      </div>
      <ul className="grid gap-4">
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.event_id} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation(['import-sources', 'import']);
  const language = useLanguage();
  const { accept, dismiss } = useAnswer(proposal);
  const { title, event_date: day, kind, changes, guests, status, own_fields: own } = proposal;
  const isSeen = status === 'published';
  const shown = (value: string | null) => {
    if (value === null || value === '') return t('proposals.nothing');
    if (isCalendarDay(value)) return formatDayBrief(value, language);
    return /^\d{2}:\d{2}$/.test(value) ? formatTime(value, language) : value;
  };
  return (
    <li className="grid gap-3 rounded-card bg-card p-4">
      <div className="wrap-anywhere grid gap-0.5">
        <h4 className="text-label">
          {title}
          {day && `, ${formatDayBrief(day, language)}`}
        </h4>
        {kind === 'cancelled' && <p className="text-small">{t('proposals.cancelled')}</p>}
        {changes.map(({ field, from, to }) => (
          <p key={field} className="text-small">
            {t('proposals.change', { field: t(`import:column.${field}`), from: shown(from), to: shown(to) })}
          </p>
        ))}
        {own.length > 0 && (
          <p className="text-ink-2 text-small">
            {t('events.own', { fields: own.map((field) => t(`import:column.${field}`)).join(', ') })}
          </p>
        )}
        {guests > 0 && <p className="text-amber-text text-small">{t('proposals.guests', { count: guests })}</p>}
        {kind === 'cancelled' && !isSeen && <p className="text-ink-2 text-small">{t('proposals.draft')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" busy={accept.isPending} onClick={() => accept.mutate()}>
          {t(kind === 'moved' ? 'proposals.move' : isSeen ? 'proposals.cancel' : 'proposals.delete')}
        </Button>
        <Button variant="secondary" size="compact" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {t('proposals.keep')}
        </Button>
      </div>
    </li>
  );
}
