import { customType } from 'drizzle-orm/pg-core';
import { asciiEmail, shownEmail } from '#domain/shared/email.ts';

/** Mail address: stored with an ASCII (punycode) domain, Unicode in the program. */
export const emailColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (email) => asciiEmail(email) ?? email,
  fromDriver: shownEmail,
});
