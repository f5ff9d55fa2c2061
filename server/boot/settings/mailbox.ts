import addressparser from 'nodemailer/lib/addressparser';
import { isEmailAddress } from '#domain/shared/email.ts';

/** True for exactly one sender as in a mail's From header: an address, or a name with an address in angle brackets. */
export function isMailbox(text: string): boolean {
  if (/[\r\n]/.test(text)) return false;
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  return mailbox !== undefined && others.length === 0 && isEmailAddress(mailbox.address);
}
