import type { WebhookEvent } from '@dabei/sdk';
import { signWebhook, verifyWebhook, WebhookSignatureError } from '@dabei/sdk';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { webhookMessageTypes } from '#contract/webhook-bodies.ts';
import { signWebhook as signByServer } from '#server/modules/people/webhooks/sign-webhook.ts';
import { fc } from '#tests/support/fast-check.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const body = '{"type":"test","event_type":"test","data":{"message":"Grüße"}}';
const now = new Date('2026-12-09T19:00:00Z');
const later = (seconds: number) => ({ now: new Date(now.getTime() + seconds * 1000) });

/** Compiles only while `type` tells the messages apart. */
function handle(message: WebhookEvent): string {
  if (message.type === 'test') return message.data.message;
  if (message.type === 'participant.joined') return `${message.data.participant.user_id} ${message.data.event.title}`;
  return message.data.event.title;
}

describe('a webhook', () => {
  it('of the server is verified, also while its secret changes, and read by its type', async () => {
    const headers = signByServer([other, secret], 'msg_1', now, body);
    expect(handle(await verifyWebhook(headers, body, secret, { now }))).toBe('Grüße');
    expect(await verifyWebhook(new Headers(headers), body, other, { now })).toMatchObject({ type: 'test' });
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
    expect(await verifyWebhook(upper, body, secret, { now })).toMatchObject({ type: 'test' });
  });

  it('is signed as the official library does, both ways', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }), async (id, message) => {
        const text = JSON.stringify({ event_type: 'test', data: { message } });
        const moment = new Date();
        const headers = await signWebhook(id, text, secret, moment);
        expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, moment, text));
        expect(new Webhook(secret).verify(text, headers)).toEqual(JSON.parse(text));
        expect(await verifyWebhook(headers, text, secret)).toMatchObject({ type: 'test' });
      }),
    );
  });

  it('has its type in bodies of version 1, too', async () => {
    const old = '{"event_type":"event.deleted","data":{"event":{"title":"Quiz"}}}';
    const message = await verifyWebhook(await signWebhook('m', old, secret), old, secret);
    expect([message.type, handle(message)]).toEqual(['event.deleted', 'Quiz']);
    expect(webhookMessageTypes).toContain(message.type);
  });

  it.each([
    ['another body', { text: `${body} ` }],
    ['another secret', { key: other }],
    ['a secret that is none', { key: 'whsec_' }],
    ['an old time', { seconds: 301 }],
    ['a time to come', { seconds: -301 }],
    ['another id', { change: { 'webhook-id': 'msg_2' } }],
    ['another version', { change: { 'webhook-signature': 'v2,AAAA' } }],
    ['no base64', { change: { 'webhook-signature': 'v1,%%%' } }],
    ['no time', { change: { 'webhook-timestamp': 'soon' } }],
    ['no signature', { change: { 'webhook-signature': undefined } }],
  ] as const)('with %s is refused', async (_, given) => {
    const { text, key, seconds, change } = { text: body, key: secret, seconds: 0, change: {}, ...given };
    const headers = { ...(await signWebhook('msg_1', body, secret, now)), ...change };
    await expect(verifyWebhook(headers, text, key, later(seconds))).rejects.toBeInstanceOf(WebhookSignatureError);
  });
});
