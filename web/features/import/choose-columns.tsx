import { useTranslation } from 'react-i18next';
import type { Column } from '#domain/import/columns.ts';
import { columns } from '#domain/import/columns.ts';
import type { ReadTable } from '#domain/import/result.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Info } from '#web/ui/icons/info.ts';
import { Well } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';
import { TableChoices } from './table-choices.tsx';
import type { ReadingChoices } from './use-reading.ts';

/** Required for a draft, and to publish it. */
const wanted = ['title', 'event_date'] as const;

type ChooseColumnsProps = {
  table: ReadTable;
  onChoose: (at: number, column: Column | '') => void;
  onChange: (choice: ReadingChoices) => void;
};

/** Maps each heading to a column, with a sample value. */
export function ChooseColumns({ table, onChoose, onChange }: ChooseColumnsProps) {
  const { t } = useTranslation('import');
  const options = [
    { value: '', label: t('columns.none') },
    ...columns.map((column) => ({ value: column, label: t(`column.${column}`) })),
  ];
  const { headings, samples, mapping } = table;
  const missing = wanted.find((column) => !mapping.includes(column));
  return (
    <section aria-labelledby="import-columns" className="min-w-0">
      <Well className="grid grid-cols-1 gap-4 lg:sticky lg:top-6">
        <div className="grid gap-1">
          <h2 id="import-columns" className="text-h3">
            {t('columns.title')}
          </h2>
          <p className="text-ink-2 text-small">{t('columns.text')}</p>
          <p role="status" className={missing ? 'mt-1 flex items-start gap-2 text-amber-text text-small' : 'sr-only'}>
            {missing && <Icon of={Info} size={16} className="mt-0.5 shrink-0" />}
            {missing && t(`columns.missing.${missing}`)}
          </p>
        </div>
        <div className="grid gap-x-3 gap-y-4 min-[25rem]:grid-cols-2 md:grid-cols-4 lg:grid-cols-2">
          {headings.map((heading, at) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat
              key={at}
              label={heading || t('columns.unnamed', { number: at + 1 })}
              help={samples[at] && <span className="block truncate">{t('columns.sample', { text: samples[at] })}</span>}
              options={options}
              value={mapping[at] ?? ''}
              onChange={(event) => onChoose(at, event.target.value as Column | '')}
            />
          ))}
        </div>
        <TableChoices table={table} onChange={onChange} />
      </Well>
    </section>
  );
}
