import { api } from '#web/api/client.ts';
import { readsOf } from '#web/api/read.ts';

/** The change of the address that waits for its mailboxes, if there is one. */
export const emailChange = readsOf(api).read('/auth/email-change');
