/** The business sign-in of the demo; known to everybody on purpose. */
export const demoSignIn = { email: 'demo@dabei.example', password: 'dabei-demo-2026' } as const;

/** The reviewer of the demo's staging area. */
export const demoReviewer = { username: 'staging', password: demoSignIn.password } as const;

/** The demo's keys. It keeps no secret, so everybody may know them. */
export const demoKeys = {
  secretKey: 'dabei-demo-secret-key-of-no-value',
  publicApiKey: 'dabei_public_demo',
  appServiceKey: 'dabei_app_service_demo',
} as const;

/** What production must never be protected by, because these sources are public. */
export const publicSecrets: ReadonlySet<string> = new Set([...Object.values(demoKeys), demoSignIn.password]);
