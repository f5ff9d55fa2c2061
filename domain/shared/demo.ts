/** Public intentionally. */
export const demoSignIn = { email: 'demo@dabei.example', password: 'dabei-demo-2026' } as const;

/** Public sign-in of the demo's business with a large plan. */
export const demoHouseSignIn = { email: 'haus@dabei.example', password: demoSignIn.password } as const;

/** Lead of the demo's staff, with all rights below /staging. */
export const demoReviewer = { username: 'staging', password: demoSignIn.password } as const;

/** A second reviewer for four-eyes decisions, support, and finance. */
export const demoStaff = [
  { ...demoReviewer, role: 'lead' },
  { username: 'pruefung', password: demoSignIn.password, role: 'reviewer' },
  { username: 'support', password: demoSignIn.password, role: 'support' },
  { username: 'finanzen', password: demoSignIn.password, role: 'finance' },
] as const;

/** Public, as they protect nothing. */
export const demoKeys = {
  secretKey: 'dabei-demo-secret-key-of-no-value',
  publicApiKey: 'dabei_public_demo',
  appServiceKey: 'dabei_app_service_demo',
  /** To try the API. */
  businessKey: 'dabei_sk_demo_of_the_corner_bar',
} as const;
