/** The addresses of staff, which nobody else's screens need to carry. */
export const stagingPaths = {
  login: '/staging/login',
  /** A reviewer's own second factors and devices. */
  account: '/staging/account',
  dashboard: '/staging/dashboard',
  team: '/staging/team',
  /** Where the link of a lead leads. */
  password: '/staging/password',
  held: '/staging/held',
  case: '/staging/businesses/:id',
  figures: '/staging/figures',
  reports: '/staging/reports',
} as const;
