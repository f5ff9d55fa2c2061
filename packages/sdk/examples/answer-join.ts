import { createServer } from 'node:http';
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
}).listen(Number(PORT));
