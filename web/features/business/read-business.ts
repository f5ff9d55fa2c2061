import { api } from '#web/api/client.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { taggedOf } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';

/** With its tag. */
export function readBusiness(): Promise<Tagged<Business>> {
  return taggedOf(api.GET('/business'));
}
