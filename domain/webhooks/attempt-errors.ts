/**
 * Why an attempt got no answer. No finer than this: what exactly happened at an address and how fast would tell whoever
 * owns the webhook which ports of a stranger's machine are open.
 */
export const attemptErrors = ['timeout', 'name_unknown', 'certificate', 'private_target', 'no_answer'] as const;
export type AttemptError = (typeof attemptErrors)[number];
