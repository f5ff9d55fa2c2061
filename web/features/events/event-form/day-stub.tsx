import { useTranslation } from 'react-i18next';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatStub, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { TypedEvent } from '../event/notice/notice-preview.tsx';
import { useTypedTone } from '../event/notice/notice-preview.tsx';

/** The event in one line: coloured day, name and start. */
export function DayStub({ event }: { event: TypedEvent }) {
  const { t } = useTranslation(['create-event', 'events']);
  const language = useLanguage();
  const tone = useTypedTone(event);
  const day = shownDay(event);
  const stub = day ? formatStub(day, language) : null;
  const start = event.start_time && formatTime(event.start_time, language);
  return (
    <>
      <span
        data-tone={tone}
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-badge bg-(--tag) font-display font-extrabold text-[1.375rem] text-on-color tabular-nums"
      >
        {stub?.day ?? '?'}
      </span>
      <p className="grid min-w-0 text-small">
        <strong className="truncate">{event.title.trim() || t('card.unnamed')}</strong>
        <span className="truncate text-help text-ink-3">
          {stub ? [stub.weekday, start].filter(Boolean).join(', ') : t('events:when.noDate')}
        </span>
      </p>
    </>
  );
}
