/** The addresses that the plain pages of a sign-in know. They stand alone because the scripts of these pages hold all that they import. */
export const entryPaths = {
  login: '/business/login',
  secondStep: '/business/login/second-step',
  dashboard: '/business/dashboard',
  registerCode: '/register/code',
} as const;
