import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '#domain/import/limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { ImportLine } from '#web/art/import-line.tsx';
import { cx } from '#web/ui/cx.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FileCheck } from '#web/ui/icons/file-check.ts';
import { ChooseColumns } from './choose-columns.tsx';
import { FileNotes } from './file-notes.tsx';
import { LeftOutList } from './left-out.tsx';
import { PasteText } from './paste-text.tsx';
import { Preview } from './preview.tsx';
import { SampleTable } from './sample-table.tsx';
import { SeveralDaysChoice } from './several-days-choice.tsx';
import { Summary } from './summary.tsx';
import { useReading } from './use-reading.ts';

/** Chooses input, maps columns and previews rows. */
export function ImportForm() {
  const { t, i18n } = useTranslation('import');
  const [pasted, setPasted] = useState('');
  const today = berlinDay(new Date());
  const { read, problem, isReading, severalDays, choose, change, takeFile, takeText } = useReading(today);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = read?.count;
  // The pressed button is unmounted: focuses the result.
  useEffect(() => {
    if (count) heading.current?.focus();
  }, [count]);

  const limits = { rows: importLimits.entries, megabytes: importLimits.bytes / 1_000_000 };
  const failure = problem && <FormFailure title={t('file.failed')}>{t(`problem.${problem}`, limits)}</FormFailure>;
  const status = (
    <p role="status" className={isReading ? 'text-small' : 'sr-only'}>
      {isReading && t('file.reading')}
    </p>
  );
  const paste = <PasteText value={pasted} onChange={setPasted} onRead={() => void takeText(t('paste.name'), pasted)} />;
  const drop = {
    label: t('file.label'),
    dropHint: t('file.drop'),
    accept: '.csv,.tsv,.txt,.ics,text/csv,text/calendar',
    onFiles: ([file]: File[]) => file && void takeFile(file),
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
          {status}
          {failure}
          {paste}
        </section>
        <SampleTable today={today} />
      </div>
    );
  }
  const { table, rows, leftOut, severalDays: severalDayRows } = read.result;
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
              {read.name}: <Summary result={read.result} />
            </span>
          </h2>
          <FileDrop {...drop} hideLabel buttonLabel={t('file.other')} className="shrink-0" />
        </div>
        <FileNotes result={read.result} onChange={change} />
        {status}
        {failure}
        {leftOut.length > 0 && <LeftOutList key={read.count} entries={leftOut} />}
        {severalDayRows > 0 && (
          <SeveralDaysChoice value={severalDays} onChoose={(value) => change({ severalDays: value })} />
        )}
        {paste}
      </section>
      <div className={cx('grid gap-x-10 gap-y-8', table && 'lg:grid-cols-[24rem_minmax(0,1fr)]')}>
        {table && <ChooseColumns table={table} onChoose={choose} onChange={change} />}
        {rows.length > 0 && <Preview key={`${read.count} ${severalDays} ${i18n.language}`} rows={rows} />}
      </div>
    </div>
  );
}
