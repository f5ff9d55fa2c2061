import type { PublicOperator } from '#domain/shared/operator.ts';

/** Where the consumer app is offered; stores that the operator has not named are left out. */
export function appStoresOf({ appStore, googlePlay }: PublicOperator): { name: string; url: string }[] {
  const stores = [
    { name: 'App Store', url: appStore },
    { name: 'Google Play', url: googlePlay },
  ];
  return stores.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
}
