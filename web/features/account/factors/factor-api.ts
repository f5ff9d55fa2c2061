import type { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { readsOf } from '#web/api/read.ts';

/** The typed client of a person or a reviewer. */
export type FactorApi = typeof api;
export type Factor = ApiAnswer<'listFactors'>['data'][number];

/** Query of the factors, refetched after changes. */
export const factorsOf = (client: FactorApi) => readsOf(client).read('/auth/factors');
