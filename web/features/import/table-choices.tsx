import { useTranslation } from 'react-i18next';
import type { DayOrder } from '#domain/import/choices.ts';
import { dayOrders } from '#domain/import/choices.ts';
import type { ReadTable } from '#domain/import/result.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { ReadingChoices } from './use-reading.ts';

type TableChoicesProps = { table: ReadTable; onChange: (choice: ReadingChoices) => void };

/** The order of day and month, and the row of the headings. */
export function TableChoices({ table, onChange }: TableChoicesProps) {
  const { t } = useTranslation('import');
  const { dayOrder, firstRows, headingsAt } = table;
  return (
    <>
      {dayOrder && (
        <div className="grid gap-2">
          <p className="text-label">{t('order.title')}</p>
          <Segmented
            label={t('order.title')}
            options={dayOrders.map((order: DayOrder) => ({ value: order, label: t(`order.${order}`) }))}
            value={dayOrder.order}
            onChange={(order) => onChange({ dayOrder: order })}
          />
          <p className="text-ink-2 text-small">{t(dayOrder.isSure ? 'order.sure' : 'order.open')}</p>
        </div>
      )}
      <details className="min-w-0">
        <summary className="w-fit cursor-pointer py-3 text-label">{t('headings.open')}</summary>
        <fieldset
          aria-label={t('headings.title')}
          className="grid min-w-0 grid-cols-1 overflow-hidden rounded-card bg-card"
        >
          {[-1, ...firstRows.keys()].map((at) => (
            <label
              key={at}
              className="flex min-h-11 cursor-pointer items-center gap-3 border-line px-3 py-2 text-small not-first:border-t has-checked:bg-amber-wash has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3"
            >
              <input
                type="radio"
                name="import-headings"
                checked={at === headingsAt}
                onChange={() => onChange({ headingsAt: at })}
                className="tick shrink-0 outline-none"
              />
              <span className="min-w-0 truncate">
                {firstRows[at]?.filter(Boolean).join(' · ') ?? t('headings.none')}
              </span>
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}
