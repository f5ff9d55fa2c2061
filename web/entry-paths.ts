import { signInPaths } from '#domain/sign-in/return-path.ts';

/** Paths used by scripts of the plain sign-in pages; a module of their own to keep those scripts small. */
export const entryPaths = {
  ...signInPaths,
  secondStep: '/business/login/second-step',
  registerCode: '/register/code',
} as const;
