import { participantStatuses } from '#domain/events/participation.ts';

/** In characters. */
export const messageLength = 500;

/** Per event and day, Europe/Berlin. */
export const messagesADay = 2;

/** Per message. */
export const mostNamedGuests = 500;

/** People who come or hope to. */
export const writableStatuses = participantStatuses.filter((status) => status !== 'rejected' && status !== 'left');

/** Top-level domains in common use. */
const endings =
  'app at bayern berlin biz cc ch club cn co com de dev es eu events fr gg gl hamburg info io it koeln link live ly me net nl online org page pl ru shop site store tickets tv uk us xyz';
const link = new RegExp(`[a-z]://|\\bwww\\.|[a-z0-9-]\\.(${endings.replaceAll(' ', '|')})(?![\\p{L}\\p{N}-])`, 'iu');

export function hasLink(text: string): boolean {
  return link.test(text);
}
