/**
 * Why an attempt got no response. Coarse, since details would reveal open ports of other machines to a webhook's owner.
 */
export const attemptErrors = ['timeout', 'name_unknown', 'certificate', 'private_target', 'no_answer'] as const;
export type AttemptError = (typeof attemptErrors)[number];
