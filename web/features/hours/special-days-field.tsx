import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Land } from '#domain/hours/lands.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import { sortSpecialDays } from '#domain/hours/special-days.ts';
import { maxSpecialDays } from '#domain/profile/limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { HolidaysField } from './holidays-field.tsx';
import type { SpecialDayDraft } from './special-day-dialog.tsx';
import { SpecialDayRow } from './special-day-row.tsx';

const SpecialDayDialog = dialogOnDemand(
  async () => (await import('./special-day-dialog.tsx')).SpecialDayDialog,
  ({ draft }) => draft !== null,
);

type Holidays = { isClosed: boolean; land: Land | null };

type SpecialDaysFieldProps = {
  value: SpecialDay[];
  onChange: (value: SpecialDay[]) => void;
  holidays: Holidays;
  onHolidays: (holidays: Holidays) => void;
  now: Date;
};

/** Dates with hours of their own, and the public holidays. */
export function SpecialDaysField({ value, onChange, holidays, onHolidays, now }: SpecialDaysFieldProps) {
  const { t } = useTranslation('profile');
  const [draft, setDraft] = useState<SpecialDayDraft | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const today = berlinDay(now);
  const { coming, past } = sortSpecialDays(value, today);
  const without = (date: string) => value.filter((day) => day.date !== date);
  const rows = (days: SpecialDay[]) => (
    <ul className="grid gap-2">
      {days.map((day) => (
        <SpecialDayRow
          key={day.date}
          day={day}
          onEdit={() => setDraft({ ...day, isNew: false })}
          onRemove={() => {
            onChange(without(day.date));
            addRef.current?.focus();
          }}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="special-days">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="special-days" className="text-h3">
          {t('columns.special_days')}
        </h3>
        <Button
          ref={addRef}
          variant="secondary"
          size="compact"
          icon={Plus}
          onClick={() => setDraft({ date: '', spans: [], reason: '', isNew: true })}
          disabledReason={value.length >= maxSpecialDays ? t('closures.full', { max: maxSpecialDays }) : undefined}
        >
          {t('special.add')}
        </Button>
      </div>
      <p className="mt-1 mb-4 text-ink-3 text-small">{t('special.help')}</p>
      <HolidaysField
        {...holidays}
        onChange={onHolidays}
        specialDays={value}
        today={today}
        onEdit={(date, reason) => {
          const present = value.find((day) => day.date === date);
          setDraft({ date, spans: [{ open: '10:00', close: '14:00' }], reason, ...present, isNew: false });
        }}
      />
      {coming.length > 0 && <div className="mt-4">{rows(coming)}</div>}
      {past.length > 0 && (
        <details className="mt-3">
          <summary className="text-link inline-flex min-h-11 items-center rounded-field text-small">
            {t('special.past', { count: past.length })}
          </summary>
          <div className="mt-1">{rows(past)}</div>
        </details>
      )}
      <SpecialDayDialog
        draft={draft}
        taken={value.map(({ date }) => date)}
        onClose={() => setDraft(null)}
        onSave={(day) => onChange([...without(day.date), day].sort((a, b) => a.date.localeCompare(b.date)))}
      />
    </section>
  );
}
