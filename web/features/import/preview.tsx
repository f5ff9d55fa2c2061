import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportRow } from '#domain/import/result.ts';
import { tabPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CircleCheck } from '#web/ui/icons/circle-check.ts';
import { SaveBar } from '#web/ui/panel.tsx';
import { RowList } from './row-list.tsx';
import { useImport } from './use-import.ts';

/** All rows as drafts, with selection and results. */
export function Preview({ rows }: { rows: ImportRow[] }) {
  const { t } = useTranslation('import');
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { start, isPending, problem, results } = useImport();

  const isTicked = (row: ImportRow) => row.isPossible && (ticked.get(row.number) ?? row.isWanted);
  const chosen = rows.filter(isTicked);
  const waiting = chosen.filter((row) => !['made', 'known'].includes(results.get(row.number)?.kind ?? ''));
  const countOf = (kind: string) => [...results.values()].filter((result) => result.kind === kind).length;
  const possible = rows.filter((row) => row.isPossible);
  const tickAll = (value: boolean) =>
    setTicked(new Map(possible.map(({ number, isPast }) => [number, value && !isPast])));
  const past = rows.filter(({ isPast }) => isPast);
  const list = {
    isTicked,
    isBusy: isPending,
    results,
    onTick: ({ number }: ImportRow, value: boolean) => setTicked(new Map(ticked).set(number, value)),
  };
  const [made, known, refused] = [countOf('made'), countOf('known'), countOf('refused')];
  const isThrough = results.size > 0 && waiting.length === 0 && !isPending;
  const next = useRef<HTMLAnchorElement>(null);
  // Focuses the result, replacing the pressed button.
  useEffect(() => {
    if (isThrough) next.current?.focus();
  }, [isThrough]);

  return (
    <section aria-labelledby="import-preview" className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="import-preview" className="text-h3">
            {t('preview.title')}
          </h2>
          <p className="text-ink-2 text-small tabular-nums">
            {t('preview.chosen', { chosen: chosen.length, all: rows.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="compact" onClick={() => tickAll(true)} disabled={isPending}>
            {t('preview.all')}
          </Button>
          <Button variant="secondary" size="compact" onClick={() => tickAll(false)} disabled={isPending}>
            {t('preview.none')}
          </Button>
        </div>
      </div>
      <RowList label={t('preview.title')} rows={rows.filter(({ isPast }) => !isPast)} {...list} />
      {past.length > 0 && (
        <Disclosure id="import-past" headingLevel="h3" title={t('preview.past', { count: past.length })}>
          <RowList label={t('preview.past', { count: past.length })} rows={past} {...list} />
        </Disclosure>
      )}
      {problem && <FormFailure title={t('result.stopped')}>{problem}</FormFailure>}
      <SaveBar className="mt-2 justify-between">
        <p role="status" className={results.size > 0 ? 'flex items-start gap-2 text-label' : 'sr-only'}>
          {results.size > 0 && refused === 0 && <Icon of={CircleCheck} className="shrink-0 text-fir" />}
          <span>
            {made > 0 && t('result.made', { count: made })} {known > 0 && t('result.known', { count: known })}{' '}
            {refused > 0 && t('result.refused', { count: refused })}
          </span>
        </p>
        {results.size === 0 && (
          <span className="max-w-text text-help text-ink-2 max-md:sr-only">{t('submitHelp')}</span>
        )}
        {isThrough ? (
          <ButtonLink ref={next} to={`${tabPath('events')}&status=draft`}>
            {t('result.toDrafts')}
          </ButtonLink>
        ) : (
          <Button busy={isPending} disabled={waiting.length === 0} onClick={() => start(waiting)}>
            {waiting.length === 0 ? t('submitNone') : t('submit', { count: waiting.length })}
          </Button>
        )}
      </SaveBar>
    </section>
  );
}
