/** Why guests of an event are told something. */
export const noticeKinds = ['cancelled', 'moved', 'message', 'reminder'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Of an event that moved; instants in ISO 8601. */
export interface NoticeMove {
  before: { starts_at: string; ends_at: string | null; location: string };
  after: { starts_at: string; ends_at: string | null; location: string };
}

/** What the app acknowledges: the notice arrived on the phone, or somebody looked at it. */
export const receiptStates = ['delivered', 'read'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** How many of those who do not know yet a business sees by name. */
export const mostUnaware = 100;
