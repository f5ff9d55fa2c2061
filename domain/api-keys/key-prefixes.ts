export const keyPrefixes = { live: 'dabei_sk_', test: 'dabei_test_' } as const;

/** Whether a credential has the form of a business's key. */
export function isBusinessKey(credential: string): boolean {
  return Object.values(keyPrefixes).some((prefix) => credential.startsWith(prefix));
}
