import type { PublicOperator } from '#domain/shared/operator.ts';

/** Store links that the operator has configured. */
export function appStoresOf({ appStore, googlePlay }: PublicOperator): { name: string; url: string }[] {
  const stores = [
    { name: 'App Store', url: appStore },
    { name: 'Google Play', url: googlePlay },
  ];
  return stores.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
}
