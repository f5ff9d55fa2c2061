import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDayWithWeekday, formatPrice, formatStub, formatTime, formatTimeRange } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CircleCheck } from '#web/ui/icons/circle-check.ts';
import { TriangleExclamationPoint } from '#web/ui/icons/triangle-exclamation-point.ts';
import type { ImportRow } from './to-drafts.ts';
import type { RowResult } from './use-import.ts';

type PreviewRowProps = {
  row: ImportRow;
  isTicked: boolean;
  isBusy: boolean;
  result: RowResult | undefined;
  onTick: (value: boolean) => void;
};

/** One row: what was read, what was not, and what became of it. */
export function PreviewRow({ row, isTicked, isBusy, result, onTick }: PreviewRowProps) {
  const { t } = useTranslation('import');
  const facts = useFacts(row);
  const isDone = result?.kind === 'made' || result?.kind === 'known';
  return (
    <li className="border-line border-t py-2.5 last:border-b">
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          type="checkbox"
          className="tick"
          checked={isTicked}
          disabled={!row.isPossible || isBusy || isDone}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Day of={row.event.event_date ?? null} isTicked={isTicked} />
        <span className="grid min-w-0 gap-0.5">
          <span className="break-words text-label">
            {row.event.title || t('preview.untitled', { number: row.number })}
          </span>
          <span className="break-words text-ink-2 text-small">{facts.join(' · ')}</span>
        </span>
      </label>
      <div className="grid gap-1 ps-24">
        {row.notes.map(({ column, problem, text }) => (
          <p key={`${column} ${problem}`} className="flex items-start gap-2 text-small">
            <Icon of={TriangleExclamationPoint} size={16} className="mt-0.5 shrink-0 text-amber-text" />
            {t(`note.${problem}`, { column: t(`column.${column}`), text })}
          </p>
        ))}
        <Outcome result={result} />
      </div>
    </li>
  );
}

/** The day as on the stub of a ticket; without colour while the row becomes nothing. */
function Day({ of: day, isTicked }: { of: string | null; isTicked: boolean }) {
  const language = useLanguage();
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-12 shrink-0 place-content-center justify-items-center rounded-field leading-none',
        isTicked && day ? 'bg-amber text-on-color' : 'bg-sunk text-ink-2',
      )}
    >
      <span className="text-stat text-[1.25rem]">{day ? Number(day.slice(8)) : '?'}</span>
      {day && <span className="text-help">{formatStub(day, language).month.slice(0, 3)}</span>}
    </span>
  );
}

function useFacts({ event }: ImportRow): string[] {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const { event_date: day, start_time: start, end_time: end } = event;
  const time = start && (end ? formatTimeRange(start, end, language) : formatTime(start, language));
  const facts = [
    day ? formatDayWithWeekday(day, language) : t('preview.noDay'),
    time,
    event.location,
    event.max_participants && t('preview.places', { count: event.max_participants }),
    event.ticket_price && formatPrice(event.ticket_price, language),
  ];
  return facts.flatMap((fact) => (fact ? [String(fact)] : []));
}

function Outcome({ result }: { result: RowResult | undefined }) {
  const { t } = useTranslation('import');
  const problemText = useProblemText();
  if (!result) return null;
  if (result.kind === 'refused') return <p className="text-oxblood text-small">{problemText(result.problem)}</p>;
  return (
    <p className="flex items-start gap-2 text-small">
      <Icon of={CircleCheck} size={16} className="mt-0.5 shrink-0 text-fir" />
      {result.kind === 'known' ? (
        t('result.isKnown')
      ) : (
        <Link to={`${paths.createEvent}?event=${result.id}`} className="text-link">
          {t('result.open')}
        </Link>
      )}
    </p>
  );
}
