/** A guest's request to join on the web, until its address is confirmed. */
export const webRequest = {
  /** How long the mailed code may be typed. */
  codeMinutes: 10,
  /** Wrong codes after which only the link is left. */
  maxWrongTries: 5,
  /** How long the mailed link confirms it. Then it is deleted. */
  keptHours: 24,
} as const;
