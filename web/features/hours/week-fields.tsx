import { useId, useState } from 'react';
import type { DayHours, OpeningHours, Weekday } from '#domain/hours/opening-hours.ts';
import { copyHours, weekdays } from '#domain/hours/opening-hours.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { FieldMessage } from '#web/ui/field.tsx';
import { DayRow } from './day-row.tsx';

const CopyHoursDialog = dialogOnDemand(
  async () => (await import('./copy-hours-dialog.tsx')).CopyHoursDialog,
  ({ from }) => from !== null,
);

type WeekFieldsProps = {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  onBlur: () => void;
  error?: string | undefined;
};

export function WeekFields({ value, onChange, onBlur, error }: WeekFieldsProps) {
  const [copied, setCopied] = useState<Weekday | null>(null);
  const messageId = useId();
  return (
    <>
      <ul className="@container mt-3 divide-y divide-line">
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={value[day]}
            onChange={(hours: DayHours) => onChange({ ...value, [day]: hours })}
            onBlur={onBlur}
            onCopy={() => setCopied(day)}
            messageId={error ? messageId : undefined}
          />
        ))}
      </ul>
      <FieldMessage id={messageId} error={error} />
      <CopyHoursDialog
        from={copied}
        onClose={() => setCopied(null)}
        onCopy={(from, to) => onChange(copyHours(value, from, to))}
      />
    </>
  );
}
