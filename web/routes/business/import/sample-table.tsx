import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/shared/calendar.ts';
import { formatDayShort } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.ts';
import { saveFile } from '#web/ui/save-file.ts';

const shown = ['title', 'event_date', 'start_time', 'max_participants'] as const;
/** Spreadsheet programs take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a table looks like, in a picture and as a file to fill. */
export function SampleTable({ today }: { today: string }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const rows = (['quiz', 'concert'] as const).map((name, index) => [
    t(`sample.${name}`),
    formatDayShort(addDays(today, 14 + index), language),
    ['20:00', '21:30'][index],
    ['40', '80'][index],
  ]);
  const headings = shown.map((column) => t(`column.${column}`));

  function save() {
    const lines = [headings, ...rows].map((cells) => cells.join(';')).join('\r\n');
    saveFile(new Blob([BYTE_ORDER_MARK, lines], { type: 'text/csv;charset=utf-8' }), t('sample.file'));
  }

  return (
    <section aria-labelledby="import-sample" className="grid content-start gap-4">
      <h3 id="import-sample" className="text-h3">
        {t('sample.title')}
      </h3>
      <table className="w-full rounded-field bg-sunk text-help [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:text-start">
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
      <p className="text-ink-2 text-small">{t('sample.calendar')}</p>
      <Button variant="secondary" size="compact" icon={Download} className="justify-self-start" onClick={save}>
        {t('sample.save')}
      </Button>
    </section>
  );
}
