/** Tasks of `packages/sdk/examples`, by npm run kit. */
export const kitTasks = {
  publishWeek: `import { readFile } from 'node:fs/promises';
import { Dabei } from '@dabei/sdk';

const { DABEI_KEY = '', DABEI_URL = '' } = process.env;
const dabei = new Dabei({ key: DABEI_KEY, baseUrl: DABEI_URL });

const text = await readFile(process.argv[2] ?? 'week.csv', 'utf8');
const { rows } = await dabei.imports.create({ text });
for (const { status, event_id, event } of rows) {
  if (status === 'created' && event_id) await dabei.events.publish(event_id);
  console.log(status, event.event_date, event.title);
}`,
  syncEvents: `import { readFile } from 'node:fs/promises';
import { Dabei } from '@dabei/sdk';

const { DABEI_KEY = '', DABEI_URL = '' } = process.env;
const dabei = new Dabei({ key: DABEI_KEY, baseUrl: DABEI_URL });

const events = JSON.parse(await readFile(process.argv[2] ?? 'events.json', 'utf8'));
for (const { id, ...event } of events) {
  const { title, updated_at } = await dabei.events.putByExternalId(id, event);
  console.log(id, title, 'changed', updated_at);
}`,
  answerJoin: `import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Dabei, verifyWebhook } from '@dabei/sdk';

const { DABEI_KEY = '', DABEI_URL = '', DABEI_WEBHOOK_SECRET = '', PORT = '3000' } = process.env;
const dabei = new Dabei({ key: DABEI_KEY, baseUrl: DABEI_URL });

export const server = createServer(async (request, response) => {
  const message = await verifyWebhook(request.headers, await text(request), DABEI_WEBHOOK_SECRET).catch(() => null);
  if (message?.type === 'participant.joined' && message.data.participant.status === 'applied') {
    const { event, participant } = message.data;
    await dabei.participants.approve(event.id, participant.user_id).catch(console.error);
  }
  response.writeHead(message ? 204 : 400).end();
}).listen(Number(PORT));`,
  showEvents: `import { createServer } from 'node:http';
import { Dabei } from '@dabei/sdk';

const { DABEI_KEY = '', DABEI_URL = '', PORT = '3000' } = process.env;
const dabei = new Dabei({ key: DABEI_KEY, baseUrl: DABEI_URL });
const encode = (text: string) => text.replace(/[&<>"]/g, (letter) => \`&#\${letter.charCodeAt(0)};\`);

export const server = createServer(async (_, response) => {
  const items: string[] = [];
  for await (const { title, event_date, start_time } of dabei.events.list({ status: 'published', when: 'coming' }))
    items.push(\`<li>\${event_date} \${start_time}: \${encode(title)}</li>\`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(\`<ul>\${items.join('')}</ul>\`);
}).listen(Number(PORT));`,
} as const;
