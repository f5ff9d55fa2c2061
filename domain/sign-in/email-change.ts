/** The address that somebody signs in with changes once both mailboxes agreed. */
export const emailChange = {
  /** How long the links in both mailboxes work, in hours. */
  linkHours: 24,
  /** How long the mailbox of before can take it back, in days. */
  undoDays: 7,
} as const;
