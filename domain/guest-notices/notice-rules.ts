export const noticeKinds = ['cancelled', 'moved', 'message', 'reminder'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Instants in ISO 8601. */
export interface NoticeMove {
  before: { starts_at: string; ends_at: string | null; location: string };
  after: { starts_at: string; ends_at: string | null; location: string };
}

/** Acknowledgements of the app: arrived on the phone, or opened. */
export const receiptStates = ['delivered', 'read'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Maximum of unreached guests listed by name. */
export const mostUnaware = 100;
