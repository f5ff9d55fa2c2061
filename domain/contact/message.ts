/** What a message to the operator can be about. */
export const contactTopics = ['general', 'business', 'billing', 'technical', 'privacy', 'withdrawal', 'press'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Maximum and minimum lengths of the contact form's fields, in characters. */
export const contactLengths = { name: 120, message: 5000, messageMin: 10 } as const;

/** Days after which a message is deleted: its mails have long arrived. */
export const contactMessageKeptDays = 14;
