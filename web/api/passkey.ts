/* Passkeys by WebAuthn; browsers without JSON parsing of options count as unsupported. */

export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

type Options = Record<string, unknown>;

/** The signed assertion; null when cancelled or without a matching passkey. */
export async function askPasskey(options: Options) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  return credential && (credential as PublicKeyCredential).toJSON();
}

/** The new credential; null when cancelled or already registered on this device. */
export async function makePasskey(options: Options) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  return credential && (credential as PublicKeyCredential).toJSON();
}
