import type { DateRange, Matcher } from 'react-day-picker';
import { DayPicker as Calendar } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import type { Language } from '#domain/shared/language.ts';

/** `to` is null while choosing. */
export type DayRange = { from: string; to: string | null };

type Single = { mode: 'single'; value: string | null; onChange: (day: string | null) => void };
/** `min` and `max` count chosen days. */
type Multiple = {
  mode: 'multiple';
  value: readonly string[];
  onChange: (days: string[]) => void;
  min?: number;
  max?: number;
};
/** `min` and `max` limit the days between first and last. */
type Range = {
  mode: 'range';
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  min?: number;
  max?: number;
};

export type DayPickerProps = {
  language: Language;
  label: string;
  today: string;
  /** Earlier and later days are disabled. */
  firstDay?: string;
  lastDay?: string;
  /** The choice cannot be cleared. */
  required?: boolean;
  autoFocus?: boolean;
} & (Single | Multiple | Range);

const locales = { de, en: enGB } satisfies Record<Language, unknown>;

/** Days are text elsewhere. Local noon falls on the same day in every calendar. */
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function toDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

function toRange({ from, to }: DateRange): DayRange | null {
  return from ? { from: toDay(from), to: to ? toDay(to) : null } : null;
}

/** Monday first; one day, several or a range, as yyyy-MM-dd. */
export function DayPicker({ label, ...props }: DayPickerProps) {
  return (
    <fieldset aria-label={label}>
      <Month {...props} />
    </fieldset>
  );
}

type Each<Props> = Props extends unknown ? Omit<Props, 'label'> : never;

function Month({ language, today, firstDay, lastDay, autoFocus, ...choice }: Each<DayPickerProps>) {
  const closed: Matcher[] = [];
  if (firstDay) closed.push({ before: toDate(firstDay) });
  if (lastDay) closed.push({ after: toDate(lastDay) });
  const shared = {
    locale: locales[language],
    weekStartsOn: 1,
    today: toDate(today),
    disabled: closed,
    startMonth: firstDay ? toDate(firstDay) : undefined,
    endMonth: lastDay ? toDate(lastDay) : undefined,
    autoFocus,
    fixedWeeks: true,
    showOutsideDays: true,
    classNames,
  } as const;

  if (choice.mode === 'multiple') {
    const { value, onChange, min, max, required = false } = choice;
    const selected = value.map(toDate);
    const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return (
      <Calendar
        {...shared}
        {...limits}
        mode="multiple"
        required={required}
        defaultMonth={selected[0] ?? shared.today}
        selected={selected}
        onSelect={(dates: Date[] | undefined) => onChange((dates ?? []).map(toDay))}
      />
    );
  }
  if (choice.mode === 'range') {
    const { value, onChange, min, max, required = false } = choice;
    const selected = value ? { from: toDate(value.from), to: value.to ? toDate(value.to) : undefined } : undefined;
    const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return (
      <Calendar
        {...shared}
        {...limits}
        mode="range"
        required={required}
        defaultMonth={selected?.from ?? shared.today}
        selected={selected}
        onSelect={(range: DateRange | undefined) => onChange(range ? toRange(range) : null)}
      />
    );
  }
  const { value, onChange, required = false } = choice;
  const selected = value ? toDate(value) : undefined;
  return (
    <Calendar
      {...shared}
      mode="single"
      required={required}
      defaultMonth={selected ?? shared.today}
      selected={selected}
      onSelect={(date: Date | undefined) => onChange(date ? toDay(date) : null)}
    />
  );
}

const classNames = {
  root: 'relative w-77',
  month_caption: 'flex h-11 items-center ps-3 text-h4',
  nav: 'absolute end-0 top-0 flex',
  button_previous: 'grid size-11 place-items-center rounded-field hover:bg-sunk aria-disabled:opacity-30',
  button_next: 'grid size-11 place-items-center rounded-field hover:bg-sunk aria-disabled:opacity-30',
  chevron: 'size-5 fill-current',
  month_grid: 'mt-1 border-collapse',
  weekday: 'h-9 w-11 p-0 text-center font-normal text-help text-ink-3',
  day: 'p-0',
  day_button:
    'grid size-11 place-items-center rounded-field tabular-nums enabled:hover:bg-sunk disabled:cursor-not-allowed',
  today: 'font-bold *:inset-ring-2 *:inset-ring-edge',
  outside: 'text-ink-3',
  disabled: 'text-ink-3 *:line-through *:opacity-60',
  selected: '*:bg-ink! *:font-semibold *:text-paper',
  range_middle: '*:bg-sunk! *:text-ink!',
};
