import type { ApiAnswer } from '#web/api/paths.ts';
import type { Guest } from '../guests.ts';

type Participant = ApiAnswer<'joinEvent'>;

/** How many may come together. */
export const partySizes = [1, 2, 3, 4, 5, 6] as const;
export type PartySize = (typeof partySizes)[number];

/** How many a party is, in the words of the texts. */
export const togetherKeys = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' } as const;

/** The body of a join; who comes alone says nothing about it. */
export function joinBody({ id, name }: Guest, size: PartySize) {
  return { user_id: id, display_name: name, ...(size > 1 && { party_size: size }) };
}

/** With how many people somebody stands there. */
export function partySizeOf(participant: Participant): PartySize {
  const { party_size: size } = participant as { party_size?: unknown };
  return partySizes.find((one) => one === size) ?? 1;
}
