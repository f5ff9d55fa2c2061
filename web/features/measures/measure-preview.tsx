import { useTranslation } from 'react-i18next';
import { complainUntil, effectiveFrom } from '#domain/measures/measures.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import { wantedOf } from './measure-form.ts';
import type { HideableEvent } from './stated.ts';
import type { TypedMeasure } from './stated-fields.tsx';
import { Statement } from './statement.tsx';

interface Props {
  typed: TypedMeasure;
  business: string;
  events: readonly Pick<HideableEvent, 'id' | 'title'>[];
  /** For an existing measure. */
  effectiveAt?: Date;
}

export function MeasurePreview({ typed, business, events, ...imposed }: Props) {
  const { t } = useTranslation('measure-desk');
  const { kind, ground, source, facts, event_id: eventId, until } = wantedOf(typed);
  const now = new Date();
  const effectiveAt = imposed.effectiveAt ?? (ground === '' ? now : effectiveFrom(kind, ground, now));
  const days = Math.round((effectiveAt.getTime() - now.getTime()) / 86_400_000);
  return (
    <section aria-labelledby="measure-preview" className="grid content-start gap-3 rounded-well bg-sunk p-4 md:p-5">
      <h3 id="measure-preview" className="text-label">
        {t('dialog.preview')}
      </h3>
      {days > 0 && <p className="font-semibold text-small">{t('dialog.notice', { count: days })}</p>}
      {ground === '' || facts === '' ? (
        <p className="text-ink-2">{t('dialog.previewEmpty')}</p>
      ) : (
        <Statement
          measure={{
            ...{ kind, ground, facts, business, effectiveAt, source: source ?? '…' },
            eventTitle: events.find(({ id }) => id === eventId)?.title ?? '…',
            isFoundByProgram: typed.isFoundByProgram,
            endsAt: until && isCalendarDay(until) ? new Date(`${addDays(until, 1)}T00:00:00+01:00`) : null,
            complainUntil: complainUntil({ imposedAt: now }),
          }}
        />
      )}
    </section>
  );
}
