import { Trans, useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDay, formatInstant, formatWeekday } from '#i18n/format.ts';
import { stubOf, timesOf } from '#web/features/events/event/event-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Notice } from '../channel/memory.ts';
import { ConfirmMove } from '../event/confirm-move.tsx';
import { useCountShown } from '../impressions/use-count-impression.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { MiniNotice } from '../parts/mini-notice.tsx';
import { useDistanceText } from '../parts/use-distance-text.ts';
import { useScreen } from '../screen.ts';

export function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation('guest-phone');
  const language = useLanguage();
  const { to } = useScreen();
  const { kind, event, at, isRead } = notice;
  const isOff = ['gone', 'removed', 'rejected', 'lapsed', 'cancelled'].includes(kind);
  const isPlace = kind === 'promoted' || kind === 'approved' || kind === 'offered';
  const distance = useDistanceText()(notice.distance);
  const { day } = stubOf(event, language);
  const seen = useCountShown(event.id);
  return (
    <article
      ref={kind === 'near' ? seen : undefined}
      className="relative flex gap-3.5 rounded-ticket bg-card p-3.5 shadow-raised"
    >
      <MiniNotice tone={isOff ? 'line' : toneOfTags(event.tags)} day={day} className="mt-0.5 self-start" />
      <div className="grid min-w-0 flex-1 gap-1 pe-5">
        <p className="text-ink-2 text-small">
          <time dateTime={at}>{formatMoment(at, language)}</time>
        </p>
        <h2 className="wrap-anywhere text-h4">
          {t(`inbox.${kind}`, { title: event.title, business: event.business, distance })}
        </h2>
        <NoticeText notice={notice} />
        {kind === 'moved' && <ConfirmMove eventId={event.id} title={event.title} />}
        {!isOff && (
          <p className="mt-2">
            <ButtonLink to={to({ event: event.id })} size="compact" variant={isPlace ? 'primary' : 'secondary'}>
              {isPlace ? t(kind === 'offered' ? 'inbox.answer' : 'inbox.come') : event.title}
            </ButtonLink>
          </p>
        )}
      </div>
      {!isRead && (
        <svg
          viewBox="0 0 8 20"
          width="8"
          height="20"
          role="img"
          aria-label={t('inbox.unread')}
          className="absolute end-4 top-4 fill-tomato"
        >
          <path d="M4 0a3.3 3.3 0 0 1 0 6.6 3.3 3.3 0 0 1 0-6.6M1 8.2h6V20H1z" />
        </svg>
      )}
    </article>
  );
}

/** Text of a notice; the old time is struck through. */
function NoticeText({ notice: { kind, event, move, text, answerBy } }: { notice: Notice }) {
  const { t } = useTranslation('guest-phone');
  const { t: eventText } = useTranslation('events');
  const language = useLanguage();
  const { title, business } = event;
  const day = shownDay(event);
  const times = timesOf(event, eventText, language);
  const when = day ? `${formatWeekday(day, language)}, ${formatDay(day, language)}, ${times}` : times;
  const until = answerBy ? formatMoment(answerBy, language) : '';
  if (kind === 'moved' && move) {
    const whenAndWhere = ({ starts_at: start, location }: typeof move.before) =>
      [formatInstant(start, language), move.before.location !== move.after.location && location]
        .filter(Boolean)
        .join(', ');
    return (
      <p className="wrap-anywhere text-ink-2">
        <Trans
          t={t}
          i18nKey="inbox.movedText"
          values={{ before: whenAndWhere(move.before), now: whenAndWhere(move.after) }}
          components={{ s: <s />, b: <strong className="font-semibold text-ink" /> }}
        />
      </p>
    );
  }
  if (kind === 'message') return <p className="wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>;
  if (kind === 'cancelled') {
    return (
      <p className="wrap-anywhere whitespace-pre-line text-ink-2">
        {[t('inbox.cancelledText', { when, business }), text].filter(Boolean).join('\n')}
      </p>
    );
  }
  return (
    <p className="wrap-anywhere text-ink-2">
      {t(`inbox.${kind}Text`, { title, when, business, before: '', now: when, until })}
    </p>
  );
}
