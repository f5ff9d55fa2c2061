/** How far back payments are read: far longer than a lost message or a slow payment stays unnoticed. */
export const readBackDays = 90;
