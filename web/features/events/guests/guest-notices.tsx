import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/shell/use-language.ts';

type EventNotice = ApiAnswer<'listEventNotices'>['data'][number];

/** Guest notices and unacknowledged ones; nothing without any. */
export function GuestNotices({ eventId }: { eventId: string }) {
  const { t } = useTranslation('participants');
  const notices = useQuery(queries.noticesOf(eventId));
  if (notices.isError && !notices.data) return <p className="mb-5 text-ink-2 text-small">{t('notices.failed')}</p>;
  if (!notices.data?.data.length) return null;
  return (
    <section className="mb-6 grid gap-3 rounded-well bg-sunk p-4">
      <h2 className="text-h4">{t('notices.title')}</h2>
      <ul className="grid gap-3">
        {notices.data.data.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function NoticeItem({ notice }: { notice: EventNotice }) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const { kind, text, created_at: at, guests, delivered, read, unaware, move, asked, confirmed, unconfirmed } = notice;
  const namesOf = (people: EventNotice['unaware']) => people.map(({ display_name: name }) => name).join(', ');
  const hasNewPlace = move?.before.location !== move?.after.location;
  const whenAndWhere = ({ starts_at: start, location }: NonNullable<EventNotice['move']>['before']) =>
    [formatInstant(start, language), hasNewPlace && location].filter(Boolean).join(', ');
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{t(`notices.${kind}`)}</strong>
        <span className="text-ink-3 text-small">{formatInstant(at, language)}</span>
      </p>
      {text && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>}
      {move && (
        <p className="wrap-anywhere text-ink-2">
          <s>{whenAndWhere(move.before)}</s> {whenAndWhere(move.after)}
        </p>
      )}
      <p className="tabular-nums">
        {t('notices.knows', { known: delivered, guests })}
        {read > 0 && <span className="text-ink-2">, {t('notices.read', { count: read })}</span>}
      </p>
      {unaware.length > 0 && (
        <p className="wrap-anywhere text-ink-2 text-small">{t('notices.unaware', { names: namesOf(unaware) })}</p>
      )}
      {asked > 0 && <p className="tabular-nums">{t('notices.confirmed', { confirmed, asked })}</p>}
      {unconfirmed.length > 0 && (
        <p className="wrap-anywhere text-ink-2 text-small">
          {t('notices.unconfirmed', { names: namesOf(unconfirmed) })}
        </p>
      )}
    </li>
  );
}
