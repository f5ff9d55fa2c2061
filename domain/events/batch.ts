/** So many changes of events come in one call at most. */
export const mostOperations = 100;
