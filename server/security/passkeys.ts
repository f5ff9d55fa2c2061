import { randomBytes } from 'node:crypto';
import type { Config } from '#server/boot/settings/config.ts';

interface Descriptor {
  credentialId: string;
  transports: string[] | null;
}

/** A passkey as it is stored. */
export interface StoredPasskey extends Descriptor {
  publicKey: string;
  signCount: number;
}

/** The wire form of the browser's responses; only the signed part is trusted. */
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

/** Passkeys are bound to the host of the product, and signed on its pages only. */
function party({ publicUrl }: Config): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

const descriptorsOf = (known: readonly Descriptor[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, ...(transports ? { transports } : {}) }));

/** Random bytes for a passkey to sign, base64url. */
export function createChallenge(): string {
  return randomBytes(32).toString('base64url');
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** Options for a browser to create a passkey. `ownerId` identifies its owner to the passkey, without typed data. */
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

/** Options for a browser to sign with a passkey: one of those given, or any when none is given. */
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

/** A new passkey; null unless it signed this challenge on one of our pages. */
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
    // The library throws for every way in which an answer can be wrong.
    return null;
  }
}

/** How often the passkey was used as it says now; null unless it signed this challenge on one of our pages. */
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
