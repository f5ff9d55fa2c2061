import type { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { readsOf } from '#web/api/read.ts';

/** The typed API, as a person of a business or as a reviewer. */
export type FactorApi = typeof api;
export type Factor = ApiAnswer<'listFactors'>['data'][number];

/** What every part of the card reads again after a change. */
export const factorsOf = (client: FactorApi) => readsOf(client).read('/auth/factors');
