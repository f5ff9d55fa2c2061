import { createECDH } from 'node:crypto';
import { ConfigError } from '#server/boot/settings/config-error.ts';

/** Web push key pair and contact. */
export interface VapidSettings {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`. */
  subject: string;
}

interface Given {
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  OFFLINE_APP: boolean;
}

const SECRET = /^[\w-]{43}$/;
const SUBJECT = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** Undefined if the private key is invalid. */
function publicKeyOf(privateKey: string): string | undefined {
  if (!SECRET.test(privateKey)) return undefined;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return pair.getPublicKey('base64url');
}

/** All three settings or none. Off with OFFLINE_APP=0, since the app's worker shows the notices. */
export function readVapid(given: Given): VapidSettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = given;
  if (!publicKey && !privateKey && !subject) return null;
  if (!publicKey || !privateKey || !subject) {
    throw new ConfigError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together');
  }
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: npm run notice-keys makes one');
  }
  if (!SUBJECT.test(subject)) throw new ConfigError('VAPID_SUBJECT begins with mailto: or https://');
  return given.OFFLINE_APP ? { publicKey, privateKey, subject } : null;
}
