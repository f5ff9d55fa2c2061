import { isOver } from '#domain/events/is-over.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import { partySizes } from '#domain/events/participation.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Maximum of lists of one event. */
export const mostLists = 20;
export const listNameLength = 80;
export const mostNames = { min: 1, max: 100 } as const;
export const mostCompanions = { min: 0, max: 100 } as const;

/** The page on which people are named; its secret is the only key. */
export const listPath = (secret: string) => `/l/${secret}`;

/** `8 + 2`: up to eight people by name, who together bring up to two more. */
export interface Allotment {
  names: number;
  companions: number;
}

/** The used part. */
export type Used = Allotment;

/** Everyone who fits on the list. */
export function peopleOn({ names, companions }: Allotment): number {
  return names + companions;
}

export function usedBy(parties: readonly { partySize: number }[]): Used {
  const people = parties.reduce((sum, { partySize }) => sum + partySize, 0);
  return { names: parties.length, companions: people - parties.length };
}

/** The rest, never negative: the business may shrink a list below its use. */
export function leftOf(allotment: Allotment, used: Used): Allotment {
  return {
    names: Math.max(0, allotment.names - used.names),
    companions: Math.max(0, allotment.companions - used.companions),
  };
}

export type ListRefusal = 'names' | 'companions';

/** Refusal of a new party. */
export function refusalOfParty(left: Allotment, partySize: number): ListRefusal | null {
  if (left.names === 0) return 'names';
  return partySize - 1 > left.companions ? 'companions' : null;
}

/** Refusal of a larger or smaller party of somebody on the list. */
export function refusalOfSize(left: Allotment, before: number, partySize: number): ListRefusal | null {
  return partySize > before && partySize - before > left.companions ? 'companions' : null;
}

/** Party sizes to choose from, with the own companions of somebody on the list. */
export function sizesFor(left: Allotment, before: number = partySizes.min): number[] {
  const most = Math.max(before, Math.min(partySizes.max, before + left.companions));
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** Hours before this one are those of the night before. */
const MORNING = '06:00';

/** The instant of a list's hour in the night of its event; null for an event without a day. */
export function closingInstant(
  { eventDate, nightOf }: { eventDate: string | null; nightOf: string | null },
  time: string,
): Date | null {
  const day = nightOf ?? eventDate;
  if (day === null) return null;
  return berlinInstant(time < MORNING ? addDays(day, 1) : day, time);
}

interface ListedEvent {
  status: EventStatus;
  awaitsVerification: boolean;
  heldUntil: Date | null;
  hiddenBy: string | null;
  eventDate: string | null;
  nightOf: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** `gone`: guests cannot come to the event; `closed`: the list's hour has passed, or the event is over. */
export function stateOfList(event: ListedEvent, closesAt: string, now: Date): 'open' | 'closed' | 'gone' {
  if (event.status !== 'published' || isUnseen(event) || event.hiddenBy !== null) return 'gone';
  const end = closingInstant(event, closesAt);
  return isOver(event, now) || (end !== null && end <= now) ? 'closed' : 'open';
}
