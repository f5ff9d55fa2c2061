import { randomBytes } from 'node:crypto';
import type { Config } from '#server/boot/settings/config.ts';

interface Descriptor {
  credentialId: string;
  transports: string[] | null;
}

export interface StoredPasskey extends Descriptor {
  publicKey: string;
  signCount: number;
}

/** The browser's response; only its signed parts are trusted. */
interface Assertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null | undefined;
  };
}
interface Attestation {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
}

async function load() {
  return import('@simplewebauthn/server');
}

/** Passkeys are bound to the product's host and origin. */
function party({ publicUrl }: Config): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

const descriptorsOf = (known: readonly Descriptor[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, ...(transports ? { transports } : {}) }));

/** Random base64url challenge. */
export function createChallenge(): string {
  return randomBytes(32).toString('base64url');
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** Options for creating a passkey. `ownerId` is the user handle; it must not contain input. */
export async function creationOptions(
  config: Config,
  of: { challenge: string; ownerId: string; account: string; name: string; known: readonly Descriptor[] },
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await load();
  const options = await generateRegistrationOptions({
    rpName: config.operator.name ?? 'Dabei',
    rpID: party(config).rpID,
    userID: new Uint8Array(Buffer.from(of.ownerId)),
    userName: of.account,
    userDisplayName: of.name,
    challenge: bytesOf(of.challenge),
    attestationType: 'none',
    excludeCredentials: descriptorsOf(of.known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

/** Options for signing with one of the given passkeys, or any if none is given. */
export async function requestOptions(
  config: Config,
  challenge: string,
  known: readonly Descriptor[],
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await load();
  const options = await generateAuthenticationOptions({
    rpID: party(config).rpID,
    challenge: bytesOf(challenge),
    allowCredentials: descriptorsOf(known),
    userVerification: known.length > 0 ? 'preferred' : 'required',
  });
  return { ...options };
}

/** A new passkey; null unless it signed this challenge on our origin. */
export async function readAttestation(
  config: Config,
  challenge: string,
  { response, ...rest }: Attestation,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await load();
  const { rpID, origin } = party(config);
  const { transports, ...signed } = response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: transports ?? null,
    };
  } catch {
    // The library throws for any invalid response.
    return null;
  }
}

/** The new signature counter; null unless the passkey signed this challenge on our origin. */
export async function readAssertion(
  config: Config,
  { challenge, isAlone }: { challenge: string; isAlone: boolean },
  stored: StoredPasskey,
  { response: { userHandle, ...signed }, ...rest }: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const { rpID, origin } = party(config);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...rest,
        response: { ...signed, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: stored.credentialId, publicKey: bytesOf(stored.publicKey), counter: stored.signCount },
      requireUserVerification: isAlone,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
