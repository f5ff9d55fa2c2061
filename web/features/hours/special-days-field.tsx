import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Land } from '#domain/hours/lands.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import { sortSpecialDays } from '#domain/hours/special-days.ts';
import { maxSpecialDays } from '#domain/profile/limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { DatedSection } from './dated-section.tsx';
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

export function SpecialDaysField({ value, onChange, holidays, onHolidays, now }: SpecialDaysFieldProps) {
  const { t } = useTranslation('profile');
  const [draft, setDraft] = useState<SpecialDayDraft | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const today = berlinDay(now);
  const { coming, past } = sortSpecialDays(value, today);
  const without = (date: string) => value.filter((day) => day.date !== date);
  return (
    <>
      <DatedSection
        id="special-days"
        title={t('columns.special_days')}
        help={t('special.help')}
        add={{
          ref: addRef,
          label: t('special.add'),
          obstacle: value.length >= maxSpecialDays ? t('closures.full', { max: maxSpecialDays }) : undefined,
          onPress: () => setDraft({ date: '', spans: [], reason: '', isNew: true }),
        }}
        coming={coming}
        past={past}
        pastLabel={t('special.past', { count: past.length })}
        renderRow={(day) => (
          <SpecialDayRow
            key={day.date}
            day={day}
            onEdit={() => setDraft({ ...day, isNew: false })}
            onRemove={() => {
              onChange(without(day.date));
              addRef.current?.focus();
            }}
          />
        )}
      >
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
      </DatedSection>
      <SpecialDayDialog
        draft={draft}
        taken={value.map(({ date }) => date)}
        onClose={() => setDraft(null)}
        onSave={(day) => onChange([...without(day.date), day].sort((a, b) => a.date.localeCompare(b.date)))}
      />
    </>
  );
}
