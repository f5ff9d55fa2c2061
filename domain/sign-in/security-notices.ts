/** What people are told by mail about their own account, always: it cannot be turned off. */
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

/** How long the link of such a mail sets a new password. */
export const noticeLinkHours = 24;
