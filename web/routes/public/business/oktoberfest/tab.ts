import { paths } from '#web/paths.ts';

/** Id of the panel, and with it the address of the tab. */
export const OKTOBERFEST = 'oktoberfest';

export const oktoberfestTab = `${paths.business}#${OKTOBERFEST}`;
