import addressparser from 'nodemailer/lib/addressparser';
import { isEmailAddress } from '#domain/shared/email.ts';

/** Whether the text is exactly one mailbox: an address, or a name with an address in angle brackets. */
export function isMailbox(text: string): boolean {
  if (/[\r\n]/.test(text)) return false;
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  return mailbox !== undefined && others.length === 0 && isEmailAddress(mailbox.address);
}

/** A local part has 64 characters: the signed id of a mail and `+` take 42. */
const LONGEST_LOCAL_PART = 22;

/** A bare address that a signed id fits into. */
export function isReturnPath(text: string): boolean {
  const at = text.lastIndexOf('@');
  return isEmailAddress(text) && at <= LONGEST_LOCAL_PART && !text.includes('+');
}
