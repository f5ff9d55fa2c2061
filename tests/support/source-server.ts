import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOURCE_HOST } from './public-lookup.ts';

type Reply = (response: ServerResponse, headers: IncomingHttpHeaders, path: string) => void;

/** A foreign server; `reply` determines its response. */
export async function startSourceServer() {
  const seen: { path: string; headers: IncomingHttpHeaders }[] = [];
  const source = {
    url: '',
    port: 0,
    seen,
    reply: ((response) => response.writeHead(404).end()) as Reply,
    close: () => {},
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    seen.push({ path, headers: request.headers });
    source.reply(response, request.headers, path);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  source.port = (server.address() as AddressInfo).port;
  source.url = `http://${SOURCE_HOST}:${source.port}`;
  source.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return source;
}

interface Entry {
  uid?: string;
  title?: string;
  start?: string;
  more?: string;
}
/** An iCalendar file with these events. */
export const calendarOf = (...entries: Entry[]) =>
  [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Programm',
    ...entries.flatMap(
      ({ uid = 'a', title = 'Quiz', start = '20261209T200000', more = 'DESCRIPTION:Sechs Runden' }) => [
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `SUMMARY:${title}`,
        `DTSTART:${start}`,
        more,
        'END:VEVENT',
      ],
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
