import type { ComponentProps } from 'react';
import { lazy, useRef, useState } from 'react';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { parseDay } from '#domain/shared/parse-day.ts';
import { dayPatterns, formatDay, formatDayShort, formatWeekday } from '#i18n/format.ts';
import { Calendar } from './icons/calendar.ts';
import { PopupButton } from './popup-button.tsx';
import { TextInput } from './text-input.tsx';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker.tsx')).DayPicker }));

type DayFieldProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'value' | 'onChange' | 'type'> & {
  label: string;
  language: Language;
  /** yyyy-MM-dd, empty, or the unparsable input. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  today: string;
  firstDay?: string;
  lastDay?: string;
  /** Name of the calendar's button. */
  calendarLabel: string;
};

/**
 * A date: typed freely and normalized on blur, moved by arrow keys, or picked. Unparsable input stays; callers validate
 * with `isCalendarDay`.
 */
export function DayField({ language, value, onChange, onBlur, calendarLabel, ...props }: DayFieldProps) {
  const { today, firstDay, lastDay, ...input } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const day = isCalendarDay(value) ? value : null;
  const shown = day ? formatDayShort(day, language) : value;

  function step(days: number) {
    const next = day ? addDays(day, days) : today;
    setTyping(null);
    if (!(firstDay && next < firstDay) && !(lastDay && next > lastDay)) onChange(next);
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      placeholder={dayPatterns[language]}
      {...input}
      value={typing ?? shown}
      onChange={({ target: { value: text } }) => {
        setTyping(text);
        onChange(parseDay(text, today) ?? text);
      }}
      onBlur={() => {
        setTyping(null);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyping(null);
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (event.altKey) buttonRef.current?.click();
        else step(event.key === 'ArrowUp' ? 1 : -1);
      }}
      end={
        <>
          {day && (
            <span aria-hidden className="text-ink-3 text-small">
              {formatWeekday(day, language, 'short')}
            </span>
          )}
          <PopupButton
            ref={buttonRef}
            icon={Calendar}
            label={`${calendarLabel}: ${input.label}${day ? `, ${formatDay(day, language)}` : ''}`}
            onClose={onBlur}
            hasOwnArrows
            className="mx-auto min-h-87 w-77"
          >
            {(close) => (
              <DayPicker
                {...{ language, today, firstDay, lastDay }}
                mode="single"
                label={input.label}
                required={input.required ?? false}
                value={day}
                onChange={(chosen) => {
                  setTyping(null);
                  onChange(chosen ?? '');
                  close();
                }}
                autoFocus
              />
            )}
          </PopupButton>
        </>
      }
    />
  );
}
