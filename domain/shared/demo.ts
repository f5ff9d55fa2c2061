/** The business sign-in of the demo; public on purpose. */
export const demoSignIn = { email: 'demo@dabei.example', password: 'dabei-demo-2026' } as const;

/** The sign-in of the demo's other business, which has a large plan; as public. */
export const demoHouseSignIn = { email: 'haus@dabei.example', password: demoSignIn.password } as const;

/** The reviewer of the demo's staging area. */
export const demoReviewer = { username: 'staging', password: demoSignIn.password } as const;

/** The demo's keys. They protect nothing, so they may be public. */
export const demoKeys = {
  secretKey: 'dabei-demo-secret-key-of-no-value',
  publicApiKey: 'dabei_public_demo',
  appServiceKey: 'dabei_app_service_demo',
  /** A secret key of the demo's bar, to try the API with. */
  businessKey: 'dabei_sk_demo_of_the_corner_bar',
} as const;

/** Values that must never protect production, because these sources are public. */
export const publicSecrets: ReadonlySet<string> = new Set([...Object.values(demoKeys), demoSignIn.password]);
