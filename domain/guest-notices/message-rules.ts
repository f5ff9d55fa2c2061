import { participantStatuses } from '#domain/events/participation.ts';

/** A message to guests has at most so many characters. */
export const messageLength = 500;

/** How many messages the guests of an event get on one Berlin day. */
export const messagesADay = 2;

/** How many guests a message may name. */
export const mostNamedGuests = 500;

/** Statuses of people who come or hope to, and may be written to. */
export const writableStatuses = participantStatuses.filter((status) => status !== 'rejected' && status !== 'left');

const endings = [
  ...[
    'de',
    'at',
    'ch',
    'com',
    'net',
    'org',
    'eu',
    'io',
    'info',
    'biz',
    'app',
    'dev',
    'me',
    'ly',
    'gl',
    'gg',
    'tv',
    'co',
  ],
  ...[
    'xyz',
    'link',
    'shop',
    'site',
    'online',
    'club',
    'live',
    'berlin',
    'hamburg',
    'koeln',
    'bayern',
    'events',
    'tickets',
  ],
  ...['uk', 'fr', 'nl', 'pl', 'it', 'es', 'ru', 'cn', 'page', 'store', 'cc', 'us'],
];
const link = new RegExp(`[a-z]+://|\\bwww\\.|[a-z0-9-]\\.(${endings.join('|')})(?![\\p{L}\\p{N}-])`, 'iu');

/** True when a text contains an address of the web or of a mailbox, with or without its scheme. */
export function hasLink(text: string): boolean {
  return link.test(text);
}
