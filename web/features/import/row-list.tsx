import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportRow } from '#domain/import/result.ts';
import { Button } from '#web/ui/button.tsx';
import { PreviewRow } from './preview-row.tsx';
import { ShowMore, useShown } from './show-more.tsx';
import type { RowResult } from './use-import.ts';

type RowListProps = {
  label: string;
  rows: ImportRow[];
  isTicked: (row: ImportRow) => boolean;
  isBusy: boolean;
  results: ReadonlyMap<number, RowResult>;
  onTick: (row: ImportRow, value: boolean) => void;
};

/** More rows of one title than this are folded below the first. */
const MOST_OF_TITLE = 3;

/** Rows by title; a short series is single rows. */
function seriesOf(rows: ImportRow[]): ImportRow[][] {
  const byTitle = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const title = row.event.title || `#${row.number}`;
    byTitle.set(title, [...(byTitle.get(title) ?? []), row]);
  }
  return [...byTitle.values()].flatMap((same) => (same.length > MOST_OF_TITLE ? [same] : same.map((row) => [row])));
}

export function RowList({ label, rows, ...list }: RowListProps) {
  const { shown, rest, showMore } = useShown(seriesOf(rows));
  return (
    <>
      <ul aria-label={label} className="grid gap-2.5">
        {shown.map((same) => (
          <Series key={same[0]?.number} rows={same} {...list} />
        ))}
      </ul>
      <ShowMore rest={rest} onShow={showMore} />
    </>
  );
}

/** The first row of a title, and a list of the others that opens. */
function Series({ rows, isTicked, isBusy, results, onTick }: Omit<RowListProps, 'label'>) {
  const { t } = useTranslation('import');
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = rows;
  const chosen = others.filter(isTicked).length;
  const draw = (row: ImportRow) => (
    <PreviewRow
      key={row.number}
      row={row}
      isTicked={isTicked(row)}
      isBusy={isBusy}
      result={results.get(row.number)}
      onTick={(value) => onTick(row, value)}
    />
  );
  return (
    <>
      {first && draw(first)}
      {others.length > 0 && (
        <li>
          <Button variant="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('preview.series', { count: others.length, chosen, title: first?.event.title })}
          </Button>
        </li>
      )}
      {isOpen && others.map(draw)}
    </>
  );
}
