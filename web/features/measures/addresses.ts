import { paths } from '#web/paths.ts';

/** Views of the account and the desk; routes of their own would enter every screen's manifest. */
export const shown = { measures: 'measures', complaints: 'complaints' } as const;

/** Own measures; linked from mails. */
export const measuresPath = `${paths.account}?show=${shown.measures}`;
