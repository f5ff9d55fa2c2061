import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayHours, OpeningHours, Weekday } from '#domain/hours/opening-hours.ts';
import { copyHours, weekdays } from '#domain/hours/opening-hours.ts';
import { FieldMessage } from '#web/ui/field.tsx';
import { CopyHoursDialog } from './copy-hours-dialog.tsx';
import { DayRow } from './day-row.tsx';

type HoursFieldProps = {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  onBlur: () => void;
  error?: string;
};

/** The week: one row per day. */
export function HoursField({ value, onChange, onBlur, error }: HoursFieldProps) {
  const { t } = useTranslation('profile');
  const [copied, setCopied] = useState<Weekday | null>(null);
  return (
    <section aria-labelledby="opening-hours">
      <h3 id="opening-hours" className="text-h3">
        {t('columns.opening_hours')}
      </h3>
      <ul className="mt-3 divide-y divide-line">
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={value[day]}
            onChange={(hours: DayHours) => onChange({ ...value, [day]: hours })}
            onBlur={onBlur}
            onCopy={() => setCopied(day)}
            isChecked={Boolean(error)}
          />
        ))}
      </ul>
      <FieldMessage id="opening-hours-message" error={error} />
      <CopyHoursDialog
        from={copied}
        onClose={() => setCopied(null)}
        onCopy={(from, to) => onChange(copyHours(value, from, to))}
      />
    </section>
  );
}
