/** Where the HTML of a screen asks for several reads of the API in one call, each named as `of`. */
export const EARLY_READS_PATH = '/early-reads';

/** How many they may be. */
export const mostEarlyReads = 12;
