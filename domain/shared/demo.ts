/** The business sign-in of the demo; public on purpose. */
export const demoSignIn = { email: 'demo@dabei.example', password: 'dabei-demo-2026' } as const;

/** The sign-in of the demo's other business, which has a large plan; as public. */
export const demoHouseSignIn = { email: 'haus@dabei.example', password: demoSignIn.password } as const;

/** The lead of the demo's staff, who may do everything below /staging. */
export const demoReviewer = { username: 'staging', password: demoSignIn.password } as const;

/** The demo's staff: a second reviewer for what takes two people, and one of support, who decides nothing. */
export const demoStaff = [
  { ...demoReviewer, role: 'lead' },
  { username: 'pruefung', password: demoSignIn.password, role: 'reviewer' },
  { username: 'support', password: demoSignIn.password, role: 'support' },
] as const;

/** The demo's keys. They protect nothing, so they may be public. */
export const demoKeys = {
  secretKey: 'dabei-demo-secret-key-of-no-value',
  publicApiKey: 'dabei_public_demo',
  appServiceKey: 'dabei_app_service_demo',
  /** A secret key of the demo's bar, to try the API with. */
  businessKey: 'dabei_sk_demo_of_the_corner_bar',
} as const;
