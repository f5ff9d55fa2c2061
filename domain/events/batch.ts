/** Changes of events per request. */
export const mostOperations = 100;
