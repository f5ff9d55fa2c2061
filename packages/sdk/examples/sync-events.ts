import { readFile } from 'node:fs/promises';
import { Dabei } from '@dabei/sdk';

const { DABEI_KEY = '', DABEI_URL = '' } = process.env;
const dabei = new Dabei({ key: DABEI_KEY, baseUrl: DABEI_URL });

const events = JSON.parse(await readFile(process.argv[2] ?? 'events.json', 'utf8'));
for (const { id, ...event } of events) {
  const { title, updated_at } = await dabei.events.putByExternalId(id, event);
  console.log(id, title, 'changed', updated_at);
}
