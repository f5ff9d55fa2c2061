/** Milliseconds from the file name's prefix (13 digits until 2286): when it was stored or begun. */
export const storedAt = (key: string): number => Number(/\/(\d{13})[^/]*$/.exec(key)?.[1]);

/** The business, named by the folder. */
export const businessOf = (key: string): string => key.split('/')[1] ?? '';
