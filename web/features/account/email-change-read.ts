import { api } from '#web/api/client.ts';
import { readsOf } from '#web/api/read.ts';

/** The pending change of the address, if any. */
export const emailChange = readsOf(api).read('/auth/email-change');
