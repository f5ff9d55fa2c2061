import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ImportRow, Noted } from '#domain/import/result.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { formatDayShort, formatDayWithWeekday, formatPrice, formatTime, formatTimeRange } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CircleCheck } from '#web/ui/icons/circle-check.ts';
import { TriangleExclamationPoint } from '#web/ui/icons/triangle-exclamation-point.ts';
import { DraftTicket } from './draft-ticket.tsx';
import type { RowResult } from './use-import.ts';

type PreviewRowProps = {
  row: ImportRow;
  isTicked: boolean;
  isBusy: boolean;
  result: RowResult | undefined;
  onTick: (value: boolean) => void;
};

/** A row with its problems and result; the whole row toggles the box. */
export function PreviewRow({ row, isTicked, isBusy, result, onTick }: PreviewRowProps) {
  const { t } = useTranslation('import');
  const id = useId();
  const language = useLanguage();
  const facts = useFacts(row);
  const day = row.event.event_date ?? null;
  const isDone = result?.kind === 'made' || result?.kind === 'known';
  return (
    <li className="relative">
      <DraftTicket
        day={day}
        isChosen={isTicked}
        tick={
          <input
            id={id}
            type="checkbox"
            className="tick"
            aria-describedby={`${id}-facts`}
            checked={isTicked}
            disabled={!row.isPossible || isBusy || isDone}
            onChange={(event) => onTick(event.target.checked)}
          />
        }
      >
        <label
          htmlFor={id}
          className={cx('wrap-anywhere text-h4 after:absolute after:inset-0', !isTicked && 'text-ink-2')}
        >
          {row.event.title || t('preview.untitled', { number: row.number })}
        </label>
        <p id={`${id}-facts`} className="wrap-anywhere text-ink-2 text-small">
          {day && <span className="sr-only">{formatDayWithWeekday(day, language)} </span>}
          {facts.join('\u00a0· ')}
        </p>
        {row.notes.map(({ field, problem, text }) => (
          <p key={`${field} ${problem}`} className="flex items-start gap-2 text-amber-text text-small">
            <Icon of={TriangleExclamationPoint} size={16} className="mt-0.5 shrink-0" />
            <NoteText field={field} problem={problem} text={text} />
          </p>
        ))}
        <Outcome result={result} />
      </DraftTicket>
    </li>
  );
}

function NoteText({ field, problem, text }: Noted) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  return t(`note.${problem}`, {
    column: t(`column.${field}`),
    text: isCalendarDay(text) ? formatDayShort(text, language) : text,
  });
}

function useFacts({ event }: ImportRow): string[] {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const { event_date: day, start_time: start, end_time: end } = event;
  const time = start && (end ? formatTimeRange(start, end, language) : formatTime(start, language));
  const facts = [
    !day && t('preview.noDay'),
    time || t('preview.noTime'),
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
    <p className="relative flex items-start gap-2 justify-self-start text-small">
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
