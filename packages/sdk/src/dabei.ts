import type { Resources } from './.generated/resources.ts';
import { table } from './.generated/resources.ts';
import { callOf } from './call.ts';
import type { DabeiOptions } from './send.ts';
import { senderOf } from './send.ts';

export type * from './.generated/types.ts';
export type { CallOptions, Pages } from './call.ts';
export { DabeiError } from './problems.ts';
export type { Answer, DabeiOptions } from './send.ts';
export type { VerifyOptions } from './webhooks.ts';
export { signWebhook, verifyWebhook, WebhookSignatureError } from './webhooks.ts';

class Client {
  constructor(options: DabeiOptions) {
    const send = senderOf(options);
    for (const [resource, entries] of Object.entries(table)) {
      const calls = Object.entries(entries).map(([method, entry]) => [method, callOf(entry, send)]);
      Object.assign(this, { [resource]: Object.fromEntries(calls) });
    }
  }
}

/** The API for a secret key: `new Dabei({ key, baseUrl }).events.list()`. */
export const Dabei = Client as new (options: DabeiOptions) => Resources;
export type Dabei = Resources;
