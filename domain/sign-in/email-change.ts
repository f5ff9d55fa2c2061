/** Both mailboxes must confirm a new sign-in address. */
export const emailChange = {
  linkHours: 24,
  /** Days in which the old mailbox can undo it. */
  undoDays: 7,
} as const;
