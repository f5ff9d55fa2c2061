import { doorPhase, doorTimes, mayHaveDoor } from '#domain/door/door-hours.ts';
import { paths } from '#web/paths.ts';
import type { EventOfBusiness } from './use-events.ts';

/** The door list of an event. */
export const doorPath = (eventId: string) => paths.door.replace(':id', eventId);

/** True while the door list of an event can be opened. */
export function hasDoor({ status, starts_at: start, ends_at: end }: EventOfBusiness): boolean {
  const times = start && doorTimes({ startsAt: new Date(start), endsAt: end === null ? null : new Date(end) });
  return Boolean(times && mayHaveDoor(status) && doorPhase(times, new Date()) === 'open');
}
