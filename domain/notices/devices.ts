/** Per person. */
export const maxNoticeDevices = 10;

/** Seconds that a push service keeps a notice for an unreachable device. */
export const deviceNoticeSeconds = 24 * 60 * 60;
