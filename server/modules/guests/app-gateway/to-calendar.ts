import ical, { ICalEventStatus } from 'ical-generator';
import { eventPagePath } from '#domain/guest-pages/addresses.ts';
import { pathFrom } from '#domain/guest-pages/sources.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { CalendarEvent } from '#server/modules/guests/app-gateway/calendar-queries.ts';

const HOUR_S = 3600;
const MINUTE_MS = 60_000;

/** Midnight UTC, as only the date is written. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

function textOf({ description, status, cancelReason }: CalendarEvent): string {
  const reason = status === 'cancelled' ? cancelReason : null;
  return [reason, description].filter(Boolean).join('\n\n');
}

/**
 * Events as iCalendar (RFC 5545). Ids are permanent and sequences grow, so calendars move entries and mark cancelled
 * ones. Instants in UTC; all-day events have no time, open ends none.
 */
export function toCalendar(name: string, rows: readonly CalendarEvent[], { publicUrl, operator }: Config): string {
  const brand = operator.name ?? 'Dabei';
  const calendar = ical({ name, prodId: { company: brand, product: brand, language: 'DE' }, ttl: HOUR_S });
  for (const row of rows) {
    const { id, title, location, address, latitude, longitude, eventDate, startTime, startsAt, endsAt, updatedAt } =
      row;
    if (startsAt === null || eventDate === null) continue;
    const isWholeDay = startTime === null;
    const hasPlace = latitude !== null && longitude !== null;
    const where = [location, hasPlace ? null : address].filter(Boolean).join(', ');
    calendar.createEvent({
      id: `${id}@${new URL(publicUrl).hostname}`,
      sequence: Math.floor(updatedAt.getTime() / MINUTE_MS),
      stamp: updatedAt,
      lastModified: updatedAt,
      status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: title,
      description: textOf(row),
      url: publicUrl + pathFrom('feed', eventPagePath(row)),
      location: hasPlace ? { title: where, geo: { lat: latitude, lon: longitude } } : where,
      ...(isWholeDay ? { start: dateOf(eventDate), allDay: true } : { start: startsAt, end: endsAt }),
    });
  }
  return calendar.toString();
}
