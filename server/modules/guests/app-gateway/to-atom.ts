import { Feed } from 'feed';
import { shownDay } from '#domain/events/shown-day.ts';
import { businessFeedPath, businessPagePath, eventPagePath } from '#domain/guest-pages/addresses.ts';
import { pathFrom } from '#domain/guest-pages/sources.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDay, formatDayWithWeekday, formatNight, formatTime } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { CalendarEvent } from '#server/modules/guests/app-gateway/calendar-queries.ts';

interface BusinessWithEvents {
  id: string;
  slug: string;
  displayName: string;
  updatedAt: Date;
  events: readonly CalendarEvent[];
}

/**
 * Events of a business as Atom (RFC 4287). Ids are permanent, edits update an entry, and cancelled events are marked.
 * Links carry source `feed`.
 */
export function toAtom(business: BusinessWithEvents, language: Language, { publicUrl, operator }: Config): string {
  const { id, slug, displayName, updatedAt, events } = business;
  const brand = operator.name ?? 'Dabei';
  const t = createTranslator(language, 'guest-business', brand);
  const feed = new Feed({
    id: `urn:uuid:${id}`,
    title: t('feed.title', { name: displayName }),
    link: publicUrl + pathFrom('feed', businessPagePath(slug)),
    feedLinks: { atom: publicUrl + businessFeedPath(slug) },
    language,
    updated: new Date(Math.max(updatedAt.getTime(), ...events.map((event) => event.updatedAt.getTime()))),
    author: { name: displayName },
    generator: brand,
    copyright: displayName,
  });
  for (const event of events) {
    const { nightOf: night, startTime: start, description, cancelReason } = event;
    const day = shownDay({ event_date: event.eventDate, night_of: night });
    const isCancelled = event.status === 'cancelled';
    const date = night
      ? `${formatNight(night, language)}, ${formatDay(night, language)}`
      : day && formatDayWithWeekday(day, language);
    const when = [date, start && formatTime(start, language), event.location];
    const texts = [when.filter(Boolean).join(', '), isCancelled ? cancelReason : null, description];
    feed.addItem({
      id: `urn:uuid:${event.id}`,
      title: isCancelled ? t('feed.cancelled', { title: event.title }) : event.title,
      link: publicUrl + pathFrom('feed', eventPagePath(event)),
      date: event.updatedAt,
      description: texts.filter(Boolean).join('\n\n'),
    });
  }
  return feed.atom1();
}
