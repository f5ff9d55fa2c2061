import { html } from 'hono/html';
import type { Language } from '#domain/shared/language.ts';
import { formatStub, formatTime, formatTimeRange } from '#i18n/format.ts';
import type { Html } from '#server/pages/plain-page.ts';

interface Ticket {
  day: string | null;
  startTime: string | null;
  endTime: string | null;
  title: string;
  /** Address of the event's page. */
  path?: string;
  lines: readonly string[];
  isOff?: boolean;
}

/** An event as its ticket: a stub with the day, beside it title, time and further lines. */
export function eventTicket(
  { day, startTime, endTime, title, path, lines, isOff = false }: Ticket,
  language: Language,
): Html {
  const stub = day ? formatStub(day, language) : null;
  const time = startTime && (endTime ? formatTimeRange(startTime, endTime, language) : formatTime(startTime, language));
  const name = path ? html`<a href="${path}">${title}</a>` : title;
  return html`<div class="ticket${isOff ? ' off' : ''}">${stub ? html`<p>${stub.weekday}<b>${stub.day}</b>${stub.month}</p>` : ''}<div><strong>${name}</strong>${time ? html`<span class="time">${time}</span>` : ''}${lines.map((line) => html`<span>${line}</span>`)}</div></div>`;
}
