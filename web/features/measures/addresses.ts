import { paths } from '#web/paths.ts';

/** What the account and the desk show instead of themselves: routes of their own would be in what every screen loads. */
export const shown = { measures: 'measures', complaints: 'complaints' } as const;

/** Measures of the operator against the own business, where their mails lead. */
export const measuresPath = `${paths.account}?show=${shown.measures}`;
