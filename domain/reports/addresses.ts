/** Reporting page, and its English address. */
export const reportPath = '/melden';
export const reportAlias = '/report';

/** With the target filled in: an event's code or a business's slug. */
export const reportEventPath = (code: string) => `${reportPath}?event=${code}`;
export const reportBusinessPath = (slug: string) => `${reportPath}?business=${slug}`;
