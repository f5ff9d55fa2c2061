import { CopyPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DayHours, Weekday } from '#domain/hours/opening-hours.ts';
import { runsPastMidnight } from '#domain/hours/opening-hours.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { weekdayName } from './weekday-names.ts';

type DayRowProps = {
  day: Weekday;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
  onBlur: () => void;
  onCopy: () => void;
  /** Marks times that are missing. */
  isChecked: boolean;
};

/** One day: open or closed, from when to when. A closed day keeps its times for later. */
export function DayRow({ day, hours, onChange, onBlur, onCopy, isChecked }: DayRowProps) {
  const { t } = useTranslation('profile');
  const name = weekdayName(day, useLanguage());
  const isOpen = !hours.closed;
  const timeInput = (end: 'open' | 'close') => (
    <TimeField
      label={t(end === 'open' ? 'hours.from' : 'hours.to', { day: name })}
      hideLabel
      value={hours[end]}
      onChange={(value) => onChange({ ...hours, [end]: value })}
      onBlur={onBlur}
      {...(isChecked && {
        'aria-invalid': parseTime(hours[end]) === null,
        'aria-describedby': 'opening-hours-message',
      })}
      className="w-22 tabular-nums"
    />
  );
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-1.5 md:min-h-15 md:grid-cols-[6.5rem_auto_1fr]">
      <span className="font-semibold">{name}</span>
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="text-ink-2 text-small md:hidden">
          {t(isOpen ? 'hours.open' : 'hours.closed')}
        </span>
        <Switch
          label={t('hours.isOpen', { day: name })}
          hideLabel
          checked={isOpen}
          onChange={(event) => onChange({ ...hours, closed: !event.target.checked })}
        />
      </div>
      {isOpen ? (
        <div className="col-span-full flex items-center gap-2 md:col-span-1">
          {timeInput('open')}
          <span className="text-ink-2 text-small">{t('hours.until')}</span>
          {timeInput('close')}
          {parseTime(hours.open) && parseTime(hours.close) && runsPastMidnight(hours) && (
            <Badge tone="sunk" className="px-2">
              {t('hours.nextDay')}
            </Badge>
          )}
          <IconButton
            icon={CopyPlus}
            label={t('hours.copy', { day: name })}
            onClick={onCopy}
            className="ms-auto max-md:-me-3 max-md:px-0"
          />
        </div>
      ) : (
        <span className="text-ink-2 max-md:hidden">{t('hours.closed')}</span>
      )}
    </li>
  );
}
