/** Days that payments are read back: cards allow disputes for 120 days, which take up to 75 more. */
export const readBackDays = 200;
