import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { ImportLine } from '#web/art/import-line.tsx';
import { cx } from '#web/ui/cx.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FileCheck } from '#web/ui/icons/file-check.ts';
import { ChooseColumns } from './choose-columns.tsx';
import type { Column, Mapping } from './columns.ts';
import { guessMapping } from './columns.ts';
import { PasteText } from './paste-text.tsx';
import { Preview } from './preview.tsx';
import { readFile, readTable } from './read-file.ts';
import { SampleTable } from './sample-table.tsx';
import type { FileProblem, Table } from './table.ts';
import { fileLimits, UnreadableFile } from './table.ts';

type Read = { table: Table; name: string; count: number };

/** Chooses input, maps columns and previews rows. An unreadable file keeps the previous one. */
export function ImportForm() {
  const { t, i18n } = useTranslation('import');
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [pasted, setPasted] = useState('');
  /** Choices apply to later files with the same heading. */
  const [chosen, setChosen] = useState<Record<string, Column | ''>>({});
  const today = berlinDay(new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  const count = read?.count;
  // The pressed button is unmounted: focuses the result.
  useEffect(() => {
    if (count) heading.current?.focus();
  }, [count]);

  async function take(name: string, reading: Promise<Table>) {
    try {
      const table = await reading;
      setRead((before) => ({ table, name, count: (before?.count ?? 0) + 1 }));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.problem : 'not_text');
    }
  }

  const table = read?.table;
  const guess = table ? guessMapping(table.headings, table.rows) : [];
  const mapping: Mapping =
    table?.columns ?? table?.headings.map((heading, at) => chosen[heading] ?? guess[at] ?? '') ?? [];
  function choose(at: number, column: Column | '') {
    if (!table) return;
    const others = mapping.map((other, index) => (other === column && index !== at ? '' : other));
    const next = others.map((other, index) => (index === at ? column : other));
    setChosen({
      ...chosen,
      ...Object.fromEntries(table.headings.map((heading, index) => [heading, next[index] ?? ''])),
    });
  }

  const limits = { rows: fileLimits.rows, megabytes: fileLimits.bytes / 1_000_000 };
  const failure = problem && <FormFailure title={t('file.failed')}>{t(`problem.${problem}`, limits)}</FormFailure>;
  const paste = (
    <PasteText
      value={pasted}
      onChange={setPasted}
      onRead={() => void take(t('paste.name'), readTable(pasted, today))}
    />
  );
  const drop = {
    label: t('file.label'),
    dropHint: t('file.drop'),
    accept: '.csv,.tsv,.txt,.ics,text/csv,text/calendar',
    onFiles: ([file]: File[]) => file && void take(file.name, readFile(file, today)),
  };
  if (!read) {
    return (
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <section aria-labelledby="import-file" className="flex flex-col gap-4">
          <h2 id="import-file" className="sr-only">
            {t('file.title')}
          </h2>
          <div className="flex flex-1 flex-col justify-between gap-6 overflow-hidden rounded-well bg-sunk pt-6 lg:min-h-96">
            <FileDrop
              {...drop}
              help={t('file.help', limits)}
              buttonLabel={t('file.choose')}
              isPrimary
              className="px-5 md:px-8"
            />
            <ImportLine className="w-full" />
          </div>
          {failure}
          {paste}
        </section>
        <SampleTable today={today} />
      </div>
    );
  }
  return (
    <div className="grid gap-6 md:gap-8">
      <section aria-labelledby="import-file" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <h2
            ref={heading}
            id="import-file"
            tabIndex={-1}
            className="flex min-w-0 items-center gap-3 rounded-field text-h3 outline-offset-4"
          >
            <Icon of={FileCheck} className="shrink-0 text-fir" />
            <span className="wrap-anywhere">
              {t('file.read', { name: read.name, count: read.table.rows.length })}{' '}
              {read.table.leftOut > 0 && t('file.leftOut', { count: read.table.leftOut })}
            </span>
          </h2>
          <FileDrop {...drop} hideLabel buttonLabel={t('file.other')} className="shrink-0" />
        </div>
        {failure}
        {paste}
      </section>
      <div className={cx('grid gap-x-10 gap-y-8', !read.table.columns && 'lg:grid-cols-[24rem_minmax(0,1fr)]')}>
        {!read.table.columns && <ChooseColumns table={read.table} mapping={mapping} onChoose={choose} />}
        <Preview key={`${read.count} ${i18n.language}`} table={read.table} mapping={mapping} today={today} />
      </div>
    </div>
  );
}
