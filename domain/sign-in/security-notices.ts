/** Cannot be turned off. */
export const securityNotices = [
  'new_device',
  'password_changed',
  'factor_added',
  'factor_removed',
  'factor_guessed',
  'key_created',
  'webhook_created',
  'member_joined',
] as const;
export type SecurityNotice = (typeof securityNotices)[number];

/** Lifetime of such a mail's password link. */
export const noticeLinkHours = 24;
