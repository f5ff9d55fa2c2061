import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  headers: Record<string, string>;
  body: string;
}

export type Reply = (response: ServerResponse, call: Received) => void;

export const thank: Reply = (response) => response.writeHead(200).end('ok');

/** A loopback server that records requests; `reply` determines its response. */
export async function startWebhookReceiver(reply: Reply = thank, port = 0) {
  const received: Received[] = [];
  const receiver = { url: '', port: 0, received, reply, close: () => {} };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = { headers: request.headers as Record<string, string>, body };
    received.push(call);
    receiver.reply(response, call);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://127.0.0.1:${receiver.port}/hook`;
  receiver.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return receiver;
}

/** Whether the Standard Webhooks library accepts the signature, ignoring its age. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
  const expected = new Webhook(secret).sign(headers['webhook-id'] ?? '', sentAt, body);
  return headers['webhook-signature']?.split(' ').includes(expected) ?? false;
}
