import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { comingHolidays, Holiday } from '#domain/hours/holidays.ts';
import type { Land } from '#domain/hours/lands.ts';
import { isLand, landNames, lands } from '#domain/hours/lands.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import { specialDayOn } from '#domain/hours/special-days.ts';
import { formatDayWithWeekday, formatTimeRange } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useIdle } from '#web/ui/use-preload.ts';

type HolidaysFieldProps = {
  isClosed: boolean;
  land: Land | null;
  onChange: (holidays: { isClosed: boolean; land: Land | null }) => void;
  specialDays: readonly SpecialDay[];
  today: string;
  onEdit: (date: string, name: string) => void;
};

/** A Land's holidays; empty until the rules are loaded, when idle. */
function useHolidays(land: Land | null, today: string, isIdle: boolean): Holiday[] {
  const [rules, setRules] = useState<{ coming: typeof comingHolidays } | null>(null);
  useEffect(() => {
    if (!isIdle || rules) return;
    import('#domain/hours/holidays.ts').then(
      (module) => setRules({ coming: module.comingHolidays }),
      () => undefined,
    );
  }, [isIdle, rules]);
  return rules && land ? rules.coming(land, today) : [];
}

/** Closes all holidays, chooses the Land, and sets special hours for single ones. */
export function HolidaysField({ isClosed, land, onChange, specialDays, today, onEdit }: HolidaysFieldProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const isIdle = useIdle();
  const holidays = useHolidays(land, today, isIdle);

  function stateOf(date: string): string {
    const special = specialDayOn(specialDays, date);
    if (!special) return t(isClosed ? 'hours.closed' : 'holidays.asUsual');
    const spans = special.spans.map(({ open, close }) => formatTimeRange(open, close, language));
    return spans.join(', ') || t('hours.closed');
  }

  return (
    <div className="grid gap-2">
      <Switch
        label={t('columns.closed_on_holidays')}
        help={t('holidays.help')}
        checked={isClosed}
        onChange={(event) => onChange({ isClosed: event.target.checked, land })}
      />
      <details>
        <summary className="text-link inline-flex min-h-11 items-center rounded-field text-small">
          {land ? t('holidays.list', { land: landNames[land] }) : t('columns.holiday_land')}
        </summary>
        {/* Collapsed content is rendered when idle. */}
        {isIdle && (
          <>
            <Select
              label={t('columns.holiday_land')}
              help={t('holidays.landHelp')}
              options={lands.map((value) => ({ value, label: landNames[value] }))}
              {...(land === null && { placeholder: t('holidays.chooseLand') })}
              value={land ?? ''}
              onChange={({ target: { value } }) => isLand(value) && onChange({ isClosed, land: value })}
              className="mt-1 mb-3 sm:max-w-80"
            />
            <ul className="divide-y divide-line">
              {holidays.map(({ date, ...names }) => (
                <li key={date} className="flex items-center gap-3 py-1">
                  <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
                    <strong className="font-semibold">{names[language]}</strong>
                    <span className="text-ink-2">{formatDayWithWeekday(date, language)}</span>
                    <span className="tabular-nums">{stateOf(date)}</span>
                  </p>
                  <Button
                    variant="quiet"
                    size="compact"
                    aria-label={t('holidays.edit', { name: names[language] })}
                    onClick={() => onEdit(date, names[language])}
                  >
                    {t('holidays.ownHours')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </div>
  );
}
