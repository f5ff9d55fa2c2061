/*
 * Passkeys by the browser's own means. Browsers that cannot read the server's options themselves count as without.
 */

/** Whether this browser makes and uses passkeys. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Options = Record<string, unknown>;

/** What a passkey signs; null when the person changed their mind, or has none that fits. */
export async function askPasskey(options: Options) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  return credential && (credential as PublicKeyCredential).toJSON();
}

/** A new passkey; null when the person changed their mind, or when one of theirs is on this device already. */
export async function makePasskey(options: Options) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  return credential && (credential as PublicKeyCredential).toJSON();
}
