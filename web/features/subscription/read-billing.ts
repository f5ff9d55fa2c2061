import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';

export type Billing = ApiAnswer<'getBilling'>;

/** With its tag. */
export function readBilling(): Promise<Tagged<Billing>> {
  return taggedOf(api.GET('/billing'));
}
