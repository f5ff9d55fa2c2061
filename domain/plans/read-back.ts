/**
 * How far back payments are read: a card payment can be disputed for 120 days, and the dispute takes up to 75 more. Lost
 * messages and slow payments are found much earlier.
 */
export const readBackDays = 200;
