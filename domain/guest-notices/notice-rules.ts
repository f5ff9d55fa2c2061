/** Why guests of an event are told something. */
export const noticeKinds = ['cancelled'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What the app acknowledges: the notice arrived on the phone, or somebody looked at it. */
export const receiptStates = ['delivered', 'read'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** How many of those who do not know yet a business sees by name. */
export const mostUnaware = 100;
