import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/shared/calendar.ts';
import { formatDayShort, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowDown } from '#web/ui/icons/arrow-down.ts';
import { Download } from '#web/ui/icons/download.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { DraftTicket } from './draft-ticket.tsx';

const shown = ['title', 'event_date', 'start_time', 'max_participants'] as const;
/** Makes spreadsheet programs read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

export function SampleTable({ today }: { today: string }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const samples = [
    { title: t('sample.quiz'), day: addDays(today, 14), time: '20:00', places: 40 },
    { title: t('sample.concert'), day: addDays(today, 15), time: '21:30', places: 80 },
  ];
  const rows = samples.map(({ title, day, time, places }) => [
    title,
    formatDayShort(day, language),
    time,
    String(places),
  ]);
  const headings = shown.map((column) => t(`column.${column}`));

  function save() {
    const lines = [headings, ...rows].map((cells) => cells.join(';')).join('\r\n');
    saveFile(new Blob([BYTE_ORDER_MARK, lines], { type: 'text/csv;charset=utf-8' }), t('sample.file'));
  }

  return (
    <section aria-labelledby="import-sample" className="grid content-start gap-3">
      <h2 id="import-sample" className="text-h3">
        {t('sample.title')}
      </h2>
      <table className="w-full border-ink border-y-3 text-help [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]} className="border-line border-t tabular-nums">
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Icon of={ArrowDown} className="my-1 justify-self-center" />
      <div aria-hidden="true" className="grid gap-2.5">
        {samples.map(({ title, day, time, places }) => (
          <DraftTicket key={title} day={day} isChosen>
            <p className="text-h4">{title}</p>
            <p className="text-ink-2 text-small">
              {formatTime(time, language)} · {t('preview.places', { count: places })}
            </p>
          </DraftTicket>
        ))}
      </div>
      <Button variant="secondary" size="compact" icon={Download} className="mt-3 justify-self-start" onClick={save}>
        {t('sample.save')}
      </Button>
    </section>
  );
}
