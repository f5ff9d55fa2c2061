/**
 * Mails that staff may send again. Their words are not kept, so each is made again by its verb: with a new link, as the
 * thing is now.
 */
export const repeatableMails = [
  'registration_received',
  'password_reset',
  'invitation',
  'address_change',
  'export_ready',
  'invoice',
] as const;
export type RepeatableMail = (typeof repeatableMails)[number];
