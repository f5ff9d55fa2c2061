/**
 * Why an attempt got no response. Deliberately coarse: what exactly happened at an address, and how fast, would tell the
 * owner of a webhook which ports of somebody else's machine are open.
 */
export const attemptErrors = ['timeout', 'name_unknown', 'certificate', 'private_target', 'no_answer'] as const;
export type AttemptError = (typeof attemptErrors)[number];
