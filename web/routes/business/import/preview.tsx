import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SaveBar } from '#web/ui/panel.tsx';
import type { Mapping } from './columns.ts';
import { PreviewRow } from './preview-row.tsx';
import type { Table } from './table.ts';
import { toDrafts } from './to-drafts.ts';
import { useImport } from './use-import.ts';

type PreviewProps = { table: Table; mapping: Mapping; today: string };

/** Every row as the draft it would be, chosen by a tick, and what became of it. */
export function Preview({ table, mapping, today }: PreviewProps) {
  const { t } = useTranslation('import');
  const rows = useMemo(() => toDrafts(table.rows, mapping, today), [table, mapping, today]);
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { start, isPending, problem, results } = useImport();

  const isTicked = (row: (typeof rows)[number]) => row.isPossible && (ticked.get(row.number) ?? row.isWanted);
  const waiting = rows.filter(
    (row) => isTicked(row) && !['made', 'known'].includes(results.get(row.number)?.kind ?? ''),
  );
  const countOf = (kind: string) => [...results.values()].filter((result) => result.kind === kind).length;
  const possible = rows.filter((row) => row.isPossible);
  const tickAll = (value: boolean) => setTicked(new Map(possible.map(({ number }) => [number, value])));
  const [made, known, refused] = [countOf('made'), countOf('known'), countOf('refused')];

  return (
    <section aria-labelledby="import-preview" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="import-preview" className="text-h2">
          {t('preview.title')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="compact" onClick={() => tickAll(true)} disabled={isPending}>
            {t('preview.all')}
          </Button>
          <Button variant="secondary" size="compact" onClick={() => tickAll(false)} disabled={isPending}>
            {t('preview.none')}
          </Button>
        </div>
      </div>
      <ul aria-label={t('preview.title')} className="grid">
        {rows.map((row) => (
          <PreviewRow
            key={row.number}
            row={row}
            isTicked={isTicked(row)}
            isBusy={isPending}
            result={results.get(row.number)}
            onTick={(value) => setTicked(new Map(ticked).set(row.number, value))}
          />
        ))}
      </ul>
      {problem && <FormFailure title={t('result.stopped')}>{problem}</FormFailure>}
      <p role="status" className={results.size > 0 ? 'text-body' : 'sr-only'}>
        {made > 0 && t('result.made', { count: made })} {known > 0 && t('result.known', { count: known })}{' '}
        {refused > 0 && t('result.refused', { count: refused })}
      </p>
      <SaveBar className="justify-between">
        <span className="max-w-text text-help text-ink-2">{t('submitHelp')}</span>
        <Button busy={isPending} disabled={waiting.length === 0} onClick={() => start(waiting)}>
          {waiting.length === 0 ? t('submitNone') : t('submit', { count: waiting.length })}
        </Button>
      </SaveBar>
    </section>
  );
}
