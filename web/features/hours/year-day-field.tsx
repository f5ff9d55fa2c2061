import { useTranslation } from 'react-i18next';
import { formatMonth } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Select } from '#web/ui/select.tsx';

type YearDayFieldProps = { label: string; value: string; onChange: (value: string) => void };

const two = (number: number) => String(number).padStart(2, '0');
const months = Array.from({ length: 12 }, (_, n) => two(n + 1));
/** 2028 is a leap year, so 29 February is allowed. */
const daysOf = (month: string) => new Date(Date.UTC(2028, Number(month), 0)).getUTCDate();

/** A yearly day, MM-DD. */
export function YearDayField({ label, value, onChange }: YearDayFieldProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const [month = '01', day = '01'] = value.split('-');
  const set = (newMonth: string, newDay: string) =>
    onChange(`${newMonth}-${two(Math.min(Number(newDay), daysOf(newMonth)))}`);
  return (
    <FieldGroup label={label}>
      <div className="grid grid-cols-[5.5rem_1fr] gap-2">
        <Select
          label={t('seasons.day', { label })}
          hideLabel
          options={Array.from({ length: daysOf(month) }, (_, n) => ({ value: two(n + 1), label: `${n + 1}.` }))}
          value={day}
          onChange={(event) => set(month, event.target.value)}
        />
        <Select
          label={t('seasons.month', { label })}
          hideLabel
          options={months.map((each) => ({ value: each, label: formatMonth(each, language) }))}
          value={month}
          onChange={(event) => set(event.target.value, day)}
        />
      </div>
    </FieldGroup>
  );
}
