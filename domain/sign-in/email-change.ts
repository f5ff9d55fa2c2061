/** Both mailboxes must confirm a new sign-in address. */
export const emailChange = {
  linkHours: 24,
  /** Days in which the old mailbox can undo it. */
  undoDays: 7,
  /** Hours in which the old mailbox can refuse a correction by staff, unless it is dead. */
  refusalHours: 48,
  /** Validity of the link that confirms a correction. */
  correctionDays: 7,
} as const;
