/** Where anybody reports an event or a business, and the address of the same page in English. */
export const reportPath = '/melden';
export const reportAlias = '/report';

/** The page with the field for the target filled in: the code of an event, or the words of a business's address. */
export const reportEventPath = (code: string) => `${reportPath}?event=${code}`;
export const reportBusinessPath = (slug: string) => `${reportPath}?business=${slug}`;
