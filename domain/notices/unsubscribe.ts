/** The page behind the last line of a mail; mail programs post to it by themselves. */
export const unsubscribePath = '/notices/unsubscribe';
