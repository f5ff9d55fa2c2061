import type { ImportRow } from '#domain/import/result.ts';
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

export function RowList({ label, rows, isTicked, isBusy, results, onTick }: RowListProps) {
  const { shown, rest, showMore } = useShown(rows);
  return (
    <>
      <ul aria-label={label} className="grid gap-2.5">
        {shown.map((row) => (
          <PreviewRow
            key={row.number}
            row={row}
            isTicked={isTicked(row)}
            isBusy={isBusy}
            result={results.get(row.number)}
            onTick={(value) => onTick(row, value)}
          />
        ))}
      </ul>
      <ShowMore rest={rest} onShow={showMore} />
    </>
  );
}
