import { APP_SCOPE } from '#domain/phone-app/addresses.ts';

/** Where a browser stores its last endpoint for notices, next to the session's cache. */
export const NOTICE_DEVICE = `${APP_SCOPE}notice-device`;
