import { createServer } from 'node:http';
import { Dabei } from '@dabei/sdk';

const { DABEI_KEY = '', DABEI_URL = '', PORT = '3000' } = process.env;
const dabei = new Dabei({ key: DABEI_KEY, baseUrl: DABEI_URL });
const encode = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const server = createServer(async (_, response) => {
  const items: string[] = [];
  for await (const { title, event_date, start_time } of dabei.events.list({ status: 'published', when: 'coming' }))
    items.push(`<li>${event_date} ${start_time}: ${encode(title)}</li>`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<ul>${items.join('')}</ul>`);
}).listen(Number(PORT));
