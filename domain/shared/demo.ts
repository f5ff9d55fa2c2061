/** The business sign-in of the demo; known to everybody on purpose. */
export const demoSignIn = { email: 'demo@dabei.example', password: 'dabei-demo-2026' } as const;

/** The reviewer of the demo's staging area. */
export const demoReviewer = { username: 'staging', password: demoSignIn.password } as const;
