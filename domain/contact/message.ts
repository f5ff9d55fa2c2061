export const contactTopics = ['general', 'business', 'billing', 'technical', 'privacy', 'withdrawal', 'press'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** In characters. */
export const contactLengths = { name: 120, message: 5000, messageMin: 10 } as const;

/** Days until deletion. */
export const contactMessageKeptDays = 14;
