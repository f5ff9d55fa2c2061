import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import type { DemoEvent } from '#database/demo/demo-events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { admittedStatus } from '#domain/events/participation.ts';

const firstNames =
  'Ada Ben Cem Dilan Emil Fatma Greta Hannes Ida Jonas Kira Leon Mina Nuri Olga Paul Rosa Sami Tessa Umut Vera Willi Yara Zoe'.split(
    ' ',
  );
const initials = 'K M S T B'.split(' ');

function nameOf(number: number): string {
  const initial = initials[Math.floor(number / firstNames.length) % initials.length];
  return `${firstNames[number % firstNames.length]} ${initial}.`;
}

/** Party sizes in rotation. */
const sizesInTurn = [1, 2, 1, 1, 4, 1, 1, 3];

function partiesOf(people: number): number[] {
  const sizes: number[] = [];
  for (let left = people; left > 0; ) {
    const size = Math.min(left, sizesInTurn[sizes.length % sizesInTurn.length] ?? 1);
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** Minutes since the latest joins of today's event. */
const latelyMinutes = [140, 75, 24, 11, 2];

/** Participants joining between two instants, most of them early. */
export async function insertDemoParticipants(
  tx: Transaction,
  event: DemoEvent,
  { id: eventId, businessId, from, until }: { id: string; businessId: string; from: Date; until: Date },
): Promise<void> {
  const { in: joined = 0, waiting = 0, applied = 0 } = event.people ?? {};
  const admitted = admittedStatus({ approvalMethod: event.approvalMethod ?? 'first_come' });
  const parties = [
    ...partiesOf(joined).map((partySize) => ({ partySize, status: admitted })),
    ...partiesOf(waiting).map((partySize) => ({ partySize, status: 'waiting' as const })),
    ...partiesOf(applied).map((partySize) => ({ partySize, status: 'applied' as const })),
  ];
  if (parties.length === 0) return;
  const duration = until.getTime() - from.getTime();
  const joinedParties = parties.filter(({ status }) => status === admitted).length;
  const lately = (i: number) =>
    event.inDays === 0 ? latelyMinutes[i - joinedParties + latelyMinutes.length] : undefined;
  await tx.insert(eventParticipants).values(
    parties.map((party, i) => {
      const share = 1 - Math.sqrt(1 - (i + 1) / (parties.length + 1));
      const minutesAgo = lately(i);
      const createdAt = new Date(
        minutesAgo === undefined ? from.getTime() + duration * share : until.getTime() - minutesAgo * 60_000,
      );
      const userId = randomUUIDv7();
      return { eventId, userId, businessId, displayName: nameOf(i), ...party, createdAt, updatedAt: createdAt };
    }),
  );
}
