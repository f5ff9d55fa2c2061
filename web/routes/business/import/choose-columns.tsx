import { useTranslation } from 'react-i18next';
import { Select } from '#web/ui/select.tsx';
import type { Column, Mapping } from './columns.ts';
import { columns } from './columns.ts';
import type { Table } from './table.ts';

const SAMPLE_LENGTH = 40;

type ChooseColumnsProps = { table: Table; mapping: Mapping; onChoose: (at: number, column: Column | '') => void };

/** For each heading of the file what it is; beside it what stands below it first. */
export function ChooseColumns({ table, mapping, onChoose }: ChooseColumnsProps) {
  const { t } = useTranslation('import');
  const options = [
    { value: '', label: t('columns.none') },
    ...columns.map((column) => ({ value: column, label: t(`column.${column}`) })),
  ];
  const sampleOf = (at: number) =>
    table.rows
      .map((row) => row[at]?.trim())
      .find(Boolean)
      ?.slice(0, SAMPLE_LENGTH);
  return (
    <section aria-labelledby="import-columns" className="grid gap-4">
      <h2 id="import-columns" className="text-h2">
        {t('columns.title')}
      </h2>
      <p className="max-w-text text-ink-2">{t('columns.text')}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {table.headings.map((heading, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is theirs alone
            key={at}
            label={heading || t('columns.unnamed', { number: at + 1 })}
            help={sampleOf(at) && t('columns.sample', { text: sampleOf(at) })}
            options={options}
            value={mapping[at] ?? ''}
            onChange={(event) => onChoose(at, event.target.value as Column | '')}
          />
        ))}
      </div>
    </section>
  );
}
