import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tagLabel } from '#domain/catalogue/tags.ts';
import type { LineReading } from '#domain/events/one-line/read-line.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDayBrief, formatDayWithWeekday, formatPrice, formatTime, formatTimeRange } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { X } from '#web/ui/icons/x.ts';

type Part = 'day' | 'times' | 'end' | 'places' | 'entry' | 'tags';
type LineChip = { part: Part; text: string; words: string; isGuess: boolean; note?: string };

/** The reading in the product's words. */
function useChips(reading: LineReading): LineChip[] {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { day, times, end, places, entry, tags } = reading;
  const chips: LineChip[] = [];
  if (day) chips.push({ part: 'day', text: dayText(day.value, language), ...day });
  if (times) {
    const { start, end } = times.value;
    const text =
      start && end
        ? formatTimeRange(start, end, language)
        : start
          ? formatTime(start, language)
          : t('when.until', { time: formatTime(end ?? '', language) });
    chips.push({ part: 'times', text, ...times });
  }
  if (end) {
    const text = t('when.until', { time: formatTime(end.time, language) });
    chips.push({ part: 'end', text, words: '', isGuess: true, note: t(`line.end.${end.from}`) });
  }
  if (places) {
    const count = places.value;
    chips.push({
      part: 'places',
      text: count === null ? t('fields.unlimited') : t('line.places', { count }),
      ...places,
    });
  }
  if (entry) {
    const { ticket, door } = entry.value;
    const texts = [
      ticket !== null && formatPrice(ticket, language, 'short'),
      door !== null && t('line.boxOffice', { price: formatPrice(door, language, 'short') }),
    ].filter((text) => text !== false);
    chips.push({ part: 'entry', text: texts.join(', ') || t('line.free'), ...entry });
  }
  if (tags) chips.push({ part: 'tags', text: tags.value.map((tag) => tagLabel(tag, language)).join(', '), ...tags });
  return chips;
}

/** Without the year, if current. */
function dayText(day: string, language: Language): string {
  if (day.slice(0, 4) !== berlinDay(new Date()).slice(0, 4)) return formatDayWithWeekday(day, language);
  return formatDayBrief(day, language);
}

type LineChipsProps = {
  reading: LineReading;
  /** Applies the repetition; null if the form has none like it. */
  onRepeat: (() => void) | null;
  isRepeating: boolean;
  onPutBack: (chip: Pick<LineChip, 'part' | 'words'>) => void;
  /** The focused chip is being removed. */
  onLeave: () => void;
};

/** Parts of the reading, each revertible; guesses are amber with a question mark. */
export function LineChips({ reading, onRepeat, isRepeating, onPutBack, onLeave }: LineChipsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const chips = useChips(reading);
  const said = chips.map(({ text, isGuess }) => (isGuess ? t('line.guess', { text }) : text)).join('; ');
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {chips.length > 0 && (
          <ul aria-label={t('line.understood')} className="flex flex-wrap gap-1.5">
            {chips.map(({ part, text, words, isGuess, note }) => (
              <li key={part}>
                <button
                  type="button"
                  title={note}
                  aria-label={t(part === 'tags' ? 'line.dropTags' : part === 'end' ? 'line.dropEnd' : 'line.putBack', {
                    text: isGuess ? t('line.guess', { text }) : text,
                    words,
                  })}
                  onClick={({ detail }) => {
                    onPutBack({ part, words });
                    // By keyboard only: on phones the focus would open the keyboard.
                    if (detail === 0) onLeave();
                  }}
                  className={cx(
                    'inline-flex min-h-11 items-center gap-1.5 rounded-badge px-2.5 text-start font-semibold text-small md:pointer-fine:min-h-9',
                    isGuess ? 'bg-amber-wash text-amber-text' : 'bg-sunk text-ink',
                  )}
                >
                  {isGuess && <span aria-hidden="true">?</span>}
                  {text}
                  <Icon of={X} size={16} className="shrink-0" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {reading.holiday && reading.day && (
          <p className="text-ink-2 text-small">
            {t('line.holiday', { ...reading.holiday, day: formatDayWithWeekday(reading.day.value, language) })}
          </p>
        )}
        {reading.repeats && !isRepeating && (
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
            {t('line.repeats', { words: reading.repeats.words })}
            {onRepeat && (
              <button
                type="button"
                className="inline-flex min-h-11 items-center font-semibold underline"
                onClick={onRepeat}
              >
                {t('line.asSeries')}
              </button>
            )}
          </p>
        )}
      </div>
      <Announcement text={said && t('line.said', { parts: said })} />
    </>
  );
}

/** Announced after a pause in typing. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSaid(text), 900);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
