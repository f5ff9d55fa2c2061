import { readFile } from 'node:fs/promises';
import { Dabei } from '@dabei/sdk';

const { DABEI_KEY = '', DABEI_URL = '' } = process.env;
const dabei = new Dabei({ key: DABEI_KEY, baseUrl: DABEI_URL });

const text = await readFile(process.argv[2] ?? 'week.csv', 'utf8');
const { rows } = await dabei.imports.create({ text });
for (const { status, event_id, event } of rows) {
  if (status === 'created' && event_id) await dabei.events.publish(event_id);
  console.log(status, event.event_date, event.title);
}
