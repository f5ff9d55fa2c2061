import type { z } from 'zod';
import type { DoorMarkSchema, DoorSchema } from '#contract/door.ts';
import type { DoorMark } from '#domain/door/marks.ts';
import type { DoorTimes } from '#server/modules/events/door/find-door.ts';
import type { DoorMarkRow, findDoorGuests } from '#server/modules/events/door/queries.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

type GuestRow = Awaited<ReturnType<typeof findDoorGuests>>[number];

interface Expected {
  guests: readonly GuestRow[];
  gone: readonly { userId: string }[];
  codesOf: (userId: string) => string[];
}

export function toDoor(
  event: EventRow,
  { startsAt, closesAt }: DoorTimes,
  { guests, gone, codesOf }: Expected,
  now: Date,
): z.input<typeof DoorSchema> {
  return {
    event: {
      id: event.id,
      title: event.title,
      starts_at: startsAt.toISOString(),
      ends_at: event.endsAt?.toISOString() ?? null,
      max_participants: event.participantType === 'limited' ? event.capacity : null,
    },
    closes_at: closesAt.toISOString(),
    now: now.toISOString(),
    guests: guests.map(({ userId, displayName, partySize, status, listName }) => ({
      user_id: userId,
      display_name: displayName,
      party_size: partySize,
      status,
      list_name: listName,
      codes: codesOf(userId),
    })),
    gone_codes: gone.flatMap(({ userId }) => codesOf(userId)),
  };
}

export function toDoorMark(row: DoorMarkRow): z.input<typeof DoorMarkSchema> {
  const { id, userId, move, undoes, at, deviceId, by } = row;
  return { id, user_id: userId, move, undoes, at: at.toISOString(), device_id: deviceId, by };
}

export function toRule({ id, userId, move, undoes, at, deviceId, by }: DoorMarkRow): DoorMark {
  return { id, guestId: userId, move, undoes, at: at.getTime(), deviceId, by };
}
