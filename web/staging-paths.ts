/** Staff's paths, kept out of other screens' bundles. */
export const stagingPaths = {
  login: '/staging/login',
  /** Second factors and devices. */
  account: '/staging/account',
  customers: '/staging/customers',
  /** By id of the business. */
  customer: '/staging/customers/:id',
  dashboard: '/staging/dashboard',
  team: '/staging/team',
  /** Target of a lead's link. */
  password: '/staging/password',
  held: '/staging/held',
  goodwill: '/staging/goodwill',
  case: '/staging/businesses/:id',
  figures: '/staging/figures',
  reports: '/staging/reports',
  switches: '/staging/switches',
  /** Opens a view of a customer's dashboard in its tab, and ends it. */
  view: '/staging/view',
  registrations: '/staging/registrations',
  jobs: '/staging/jobs',
} as const;
