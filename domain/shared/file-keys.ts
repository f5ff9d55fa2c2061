/** When a file was stored, or begun, in milliseconds of the epoch: its name begins with that moment, which has thirteen digits until the year 2286. */
export const storedAt = (key: string): number => Number(/\/(\d{13})[^/]*$/.exec(key)?.[1]);

/** The business whose file it is: the folder that it lies in. */
export const businessOf = (key: string): string => key.split('/')[1] ?? '';
