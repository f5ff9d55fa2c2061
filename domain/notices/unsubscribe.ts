/** Page of a mail's unsubscribe link; mail programs post to it (one click). */
export const unsubscribePath = '/notices/unsubscribe';
