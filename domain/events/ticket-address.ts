import { publicFields } from './event-fields.ts';

/** Completed with `https://`; null if invalid. */
export function ticketAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const complete = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.parse(complete);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb && url.href.length <= publicFields.ticket_url.max ? url.href : null;
}
