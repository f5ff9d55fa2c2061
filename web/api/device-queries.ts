import { api } from './client.ts';
import { readsOf } from './read.ts';

/** The devices that show the person notices. Only the account reads them, so it alone loads this. */
export const noticeDevices = readsOf(api).read('/account/notices/devices');
