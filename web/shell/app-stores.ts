/** Where the consumer app is offered. */
export const appStores = [
  { name: 'App Store', url: 'https://apps.apple.com/' },
  { name: 'Google Play', url: 'https://play.google.com/store/apps' },
] as const;
