import addressparser from 'nodemailer/lib/addressparser';
import { isEmailAddress } from '#domain/shared/email.ts';

/** Whether the text is exactly one mailbox: an address, or a name with an address in angle brackets. */
export function isMailbox(text: string): boolean {
  if (/[\r\n]/.test(text)) return false;
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  return mailbox !== undefined && others.length === 0 && isEmailAddress(mailbox.address);
}
