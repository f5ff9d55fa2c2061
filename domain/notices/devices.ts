/** Browsers of one person that show notices: more than anybody carries. */
export const maxNoticeDevices = 10;

/** For so long a push service keeps a notice for a device that is off, in seconds. After that it is no news. */
export const deviceNoticeSeconds = 24 * 60 * 60;
