/** How far back payments are read: far longer than a lost message or a slow payment goes unnoticed. */
export const readBackDays = 90;
