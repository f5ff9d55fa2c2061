import { participantStatuses } from '#domain/events/participation.ts';

/** A message to guests has at most so many characters. */
export const messageLength = 500;

/** How many messages the guests of an event get on one Berlin day. */
export const messagesADay = 2;

/** How many guests a message may name. */
export const mostNamedGuests = 500;

/** Statuses of people who come or hope to, and may be written to. */
export const writableStatuses = participantStatuses.filter((status) => status !== 'rejected' && status !== 'left');

/** The endings of addresses that people write down. */
const endings =
  'app at bayern berlin biz cc ch club cn co com de dev es eu events fr gg gl hamburg info io it koeln link live ly me net nl online org page pl ru shop site store tickets tv uk us xyz';
const link = new RegExp(`[a-z]://|\\bwww\\.|[a-z0-9-]\\.(${endings.replaceAll(' ', '|')})(?![\\p{L}\\p{N}-])`, 'iu');

/** True when a text contains an address of the web or of a mailbox, with or without its scheme. */
export function hasLink(text: string): boolean {
  return link.test(text);
}
