/** Requests that return a session to a browser, except renewals. Paths below `/api/v1`. */
export const waysIn: readonly string[] = [
  '/auth/login',
  '/auth/second-factor',
  '/auth/passkey',
  '/registrations/confirm',
  '/registrations/link/confirm',
];

/** Requests that end the person's sessions or start another person's. */
export const endsOfSessions: readonly string[] = [
  '/auth/logout',
  '/auth/sessions',
  '/auth/password/change',
  '/auth/password/reset',
  '/auth/email-change/confirm',
  '/auth/email-change/undo',
  '/team/accept',
  '/account',
  '/me',
];
