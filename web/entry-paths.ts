import { signInPaths } from '#domain/sign-in/return-path.ts';

/** The addresses that the plain pages of a sign-in know. They stand alone because the scripts of these pages hold all that they import. */
export const entryPaths = {
  ...signInPaths,
  secondStep: '/business/login/second-step',
  registerCode: '/register/code',
} as const;
