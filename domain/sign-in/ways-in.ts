/** Calls of the API that answer a person's browser with a session, besides the renewal of one. Paths below `/api/v1`. */
export const waysIn: readonly string[] = [
  '/auth/login',
  '/auth/second-factor',
  '/auth/passkey',
  '/registrations/confirm',
  '/registrations/link/confirm',
];

/** Calls after which former sessions of the person have ended, or somebody else's begin. */
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
