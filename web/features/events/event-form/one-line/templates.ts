import { surfaceLimits } from '#domain/events/limits.ts';
import { nextSameWeekday } from '#domain/events/schedule.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import type { EventDraft } from '../../event/event-draft.ts';
import { dialogTariff, draftOf } from '../../event/event-draft.ts';
import type { EventOfBusiness } from '../../event/use-events.ts';

const MOST = 3;

type Dated<Event> = Event & { event_date: string };

/** Latest past events, newest first, each title once. */
export function templatesOf<Event extends Pick<EventOfBusiness, 'title' | 'event_date' | 'status'>>(
  past: readonly Event[],
): Dated<Event>[] {
  const isTemplate = (event: Event): event is Dated<Event> =>
    event.event_date !== null && event.title.trim() !== '' && event.status !== 'cancelled';
  const named = new Map<string, Dated<Event>>();
  const newest = past.filter(isTemplate).sort((a, b) => b.event_date.localeCompare(a.event_date));
  for (const event of newest) {
    const name = event.title.trim().toLowerCase();
    if (!named.has(name)) named.set(name, event);
  }
  return [...named.values()].slice(0, MOST);
}

/** A new event from a past one, on the next such weekday, with this form's fields and without pictures. */
export function draftFrom(event: Dated<EventOfBusiness>, tariff: Tariff, now: Date): EventDraft {
  const typed = draftOf(event);
  const schedule = { eventDate: event.event_date, startTime: event.start_time };
  return {
    ...typed,
    event_date: nextSameWeekday(schedule, berlinDay(now), berlinTimeOfDay(now)),
    userCharacteristics: typed.userCharacteristics.slice(0, surfaceLimits[tariff].characteristics),
    push_notification: tariff !== dialogTariff && typed.push_notification,
    publish_type: 'immediate',
    scheduled_date: '',
    scheduled_time: '',
  };
}
