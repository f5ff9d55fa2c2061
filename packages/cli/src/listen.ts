import type { Dabei } from '@dabei/sdk';
import { DabeiError, signWebhook } from '@dabei/sdk';
import { Refusal } from './refusal.ts';

export interface Listening {
  webhookId: string;
  secret: string;
  forward: string;
  /** Last forwarded position. */
  position: string | undefined;
  remember: (position: string) => Promise<void>;
  print: (line: string) => void;
  signal: AbortSignal;
  pause: (ms: number) => Promise<void>;
}

type Message = Awaited<ReturnType<Dabei['webhooks']['readMessages']>>['data'][number];

async function forwardOne(message: Message, { secret, forward, print }: Listening): Promise<boolean> {
  const body = JSON.stringify(message.body);
  const headers = { ...(await signWebhook(message.id, body, secret)), 'Content-Type': 'application/json' };
  const answer = await fetch(forward, { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) }).catch(
    ({ message: reason }) => String(reason),
  );
  const isReceived = typeof answer !== 'string' && answer.ok;
  print(`${message.event_type}  ${typeof answer === 'string' ? answer : answer.status}`);
  return isReceived;
}

const delays = [250, 500, 1000, 2000, 5000];

/**
 * Forwards the messages of a webhook in their order. A position is remembered after its message was received, so a cut
 * of either side loses nothing; a message may come twice, under one id.
 */
export async function listen(dabei: Dabei, listening: Listening): Promise<void> {
  const { signal, pause, remember, print, webhookId } = listening;
  let position = listening.position;
  let failures = 0;
  while (!signal.aborted) {
    const page = await dabei.webhooks.readMessages(webhookId, { after: position, limit: 100 }).catch((error) => {
      if (error instanceof DabeiError && error.status < 500 && error.code !== 'rate_limited') throw error;
      print(`The service does not answer: ${error.message}`);
    });
    let isCut = page === undefined;
    for (const message of page?.data ?? []) {
      if (signal.aborted) return;
      isCut = !(await forwardOne(message, listening));
      if (isCut) break;
      position = message.position;
      await remember(position);
    }
    failures = isCut ? failures + 1 : 0;
    if (isCut) await pause(delays[Math.min(failures, delays.length) - 1] ?? 1000);
    else if (page?.data.length === 0) await pause(1000);
  }
}

/** A webhook for its log only: it is switched off. */
export async function makeListener(dabei: Dabei, baseUrl: string, isTest: boolean) {
  const { id, secret } = await dabei.webhooks
    .create({ url: new URL('/', baseUrl).href, test: isTest })
    .catch((error) => {
      if (!(error instanceof DabeiError && error.code === 'webhook_target')) throw error;
      throw new Refusal(
        'This service has no public address: make a webhook in the dashboard and name it with --webhook and --secret.',
      );
    });
  await dabei.webhooks.update(id, { status: 'disabled' });
  return { id, secret };
}
