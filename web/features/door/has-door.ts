import { doorPhase, doorTimes, mayHaveDoor } from '#domain/door/door-hours.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { paths } from '#web/paths.ts';

type EventOfDoor = Pick<ApiAnswer<'getEvent'>, 'status' | 'starts_at' | 'ends_at'>;

export const doorPath = (eventId: string) => paths.door.replace(':id', eventId);

export function hasDoor({ status, starts_at: start, ends_at: end }: EventOfDoor): boolean {
  const times = start && doorTimes({ startsAt: new Date(start), endsAt: end === null ? null : new Date(end) });
  return Boolean(times && mayHaveDoor(status) && doorPhase(times, new Date()) === 'open');
}
