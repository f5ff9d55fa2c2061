import { customType } from 'drizzle-orm/pg-core';
import { asciiEmail, shownEmail } from '#domain/shared/email.ts';

/** Text of a mail address: the table has its domain in ASCII, so that both spellings are one; the program has it in letters. */
export const emailColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (email) => asciiEmail(email) ?? email,
  fromDriver: shownEmail,
});
