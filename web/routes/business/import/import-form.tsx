import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FileCheck } from '#web/ui/icons/file-check.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import type { Column, Mapping } from './columns.ts';
import { guessMapping } from './columns.ts';
import { Preview } from './preview.tsx';
import { readFile, readTable } from './read-file.ts';
import { SampleTable } from './sample-table.tsx';
import type { FileProblem, Table } from './table.ts';
import { fileLimits, UnreadableFile } from './table.ts';

type Read = { table: Table; name: string; count: number };

/** A file or a text, what its columns are, and what would become of its rows. A file that cannot be read takes nothing away. */
export function ImportForm() {
  const { t, i18n } = useTranslation('import');
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [pasted, setPasted] = useState('');
  /** What was chosen for a heading holds for the next file with it, too. */
  const [chosen, setChosen] = useState<Record<string, Column | ''>>({});
  const today = berlinDay(new Date());

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
  const guess = table ? guessMapping(table.headings) : [];
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
  return (
    <div className="grid gap-10">
      <section aria-labelledby="import-file" className="grid gap-6">
        <h2 id="import-file" className={read ? 'sr-only' : 'text-h2'}>
          {t('file.title')}
        </h2>
        <div className={cx('grid gap-x-12 gap-y-8', !read && 'lg:grid-cols-[3fr_2fr]')}>
          <div className="grid content-start gap-5">
            <p role="status" className={read ? 'flex items-center gap-3 text-h3' : 'sr-only'}>
              {read && <Icon of={FileCheck} className="shrink-0 text-fir" />}
              <span className="wrap-anywhere">
                {read && t('file.read', { name: read.name, count: read.table.rows.length })}{' '}
                {read && read.table.leftOut > 0 && t('file.leftOut', { count: read.table.leftOut })}
              </span>
            </p>
            <FileDrop
              label={t('file.label')}
              hideLabel={Boolean(read)}
              help={read ? undefined : t('file.help', limits)}
              buttonLabel={t(read ? 'file.other' : 'file.choose')}
              dropHint={t('file.drop')}
              isLoud={!read}
              accept=".csv,.tsv,.txt,.ics,text/csv,text/calendar"
              className={read ? undefined : 'rounded-card bg-sunk p-6 md:px-8 md:py-12'}
              onFiles={([file]) => file && void take(file.name, readFile(file, today))}
            />
            <details>
              <summary className="w-fit cursor-pointer py-2 text-label">{t('paste.open')}</summary>
              <div className="mt-2 grid justify-items-start gap-4">
                <TextArea
                  label={t('paste.label')}
                  help={t('paste.help')}
                  rows={6}
                  value={pasted}
                  onChange={(event) => setPasted(event.target.value)}
                  className="w-full"
                />
                <Button variant="secondary" onClick={() => void take(t('paste.name'), readTable(pasted, today))}>
                  {t('paste.read')}
                </Button>
              </div>
            </details>
          </div>
          {!read && <SampleTable today={today} />}
        </div>
        {problem && <FormFailure title={t('file.failed')}>{t(`problem.${problem}`, limits)}</FormFailure>}
      </section>
      {read && !read.table.columns && <ChooseColumns table={read.table} mapping={mapping} onChoose={choose} />}
      {read && <Preview key={`${read.count} ${i18n.language}`} table={read.table} mapping={mapping} today={today} />}
    </div>
  );
}
