import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/language.ts';
import { formatDayWithWeekday, formatPrice, formatTime } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useFieldLabels } from '../event/field-labels.ts';

type DateChange = ApiAnswer<'previewSeriesChange'>['dates'][number];

function shown(name: string, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '–';
  if (name === 'start_time' || name === 'end_time') return formatTime(String(value), language);
  if (name === 'ticket_price' || name === 'box_office_price') return formatPrice(Number(value), language);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return String(value);
}

type DateChangesProps = {
  dates: readonly DateChange[];
  /** Confirmed dates: with guests, or to overwrite. */
  confirmed: readonly string[];
  overwritten: readonly string[];
  onConfirm: (ids: string[]) => void;
  onOverwrite: (ids: string[]) => void;
};

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** Effect of a change per date, before and after. */
export function DateChanges({ dates, confirmed, overwritten, onConfirm, onOverwrite }: DateChangesProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const labelsOf = useFieldLabels();
  return (
    <ul className="grid gap-3" aria-label={t('series.change.dates')}>
      {dates.map(({ event_id: id, series_date: day, effect, before, after, own, guests, asks }) => (
        <li key={day} className="rounded-well bg-sunk p-4">
          <p className="flex flex-wrap items-center gap-2.5 font-semibold text-small">
            {formatDayWithWeekday(day, language)}
            {effect !== 'changed' && <Badge tone="card">{t(`series.change.effect.${effect}`)}</Badge>}
            {guests > 0 && <Badge tone="amber">{t('series.change.guests', { count: guests })}</Badge>}
          </p>
          {effect === 'changed' && (
            <div className="mt-2 grid grid-cols-2 gap-3 text-small">
              <Side label={t('move.before')} values={before} isOld />
              <Side label={t('move.after')} values={after} />
            </div>
          )}
          {id && (own.length > 0 || overwritten.includes(id)) && (
            <Checkbox
              label={t('series.change.overwrite')}
              help={own.length > 0 ? t('series.change.own', { fields: labelsOf(own).join(', ') }) : undefined}
              checked={overwritten.includes(id)}
              onChange={() => onOverwrite(toggled(overwritten, id))}
            />
          )}
          {id && asks && (
            <Checkbox
              label={t('series.change.confirm', { count: guests })}
              checked={confirmed.includes(id)}
              onChange={() => onConfirm(toggled(confirmed, id))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type SideProps = { label: string; values: Record<string, unknown>; isOld?: boolean };

function Side({ label, values, isOld = false }: SideProps) {
  const language = useLanguage();
  const labelsOf = useFieldLabels();
  const Tag = isOld ? 's' : 'strong';
  return (
    <dl className="grid content-start gap-1">
      <dt className="text-ink-3">{label}</dt>
      {Object.entries(values).map(([name, value]) => (
        <dd key={name} className="wrap-anywhere">
          <Tag className={isOld ? 'text-ink-2' : 'font-semibold'}>
            {name === 'category'
              ? labelsOf(['tags', 'userCharacteristics']).join(', ')
              : `${labelsOf([name]).join() || name}: ${shown(name, value, language)}`}
          </Tag>
        </dd>
      ))}
    </dl>
  );
}
