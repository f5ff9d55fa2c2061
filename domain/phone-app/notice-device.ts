import { APP_SCOPE } from '#domain/phone-app/addresses.ts';

/** Where a browser remembers, beside what is kept of a session, at which address it was last told notices. */
export const NOTICE_DEVICE = `${APP_SCOPE}notice-device`;
