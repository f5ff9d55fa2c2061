import { createPrivateKey } from 'node:crypto';
import { ConfigError } from '#server/boot/settings/config-error.ts';

/** Key that signs mails, under its name in the DNS of the sender's domain. */
export interface DkimSettings {
  selector: string;
  privateKey: string;
}

/** Both settings or none. */
export function readDkim(given: { DKIM_SELECTOR?: string; DKIM_PRIVATE_KEY?: string }): DkimSettings | null {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = given;
  if (!selector && !privateKey) return null;
  if (!selector || !privateKey) throw new ConfigError('DKIM_SELECTOR and DKIM_PRIVATE_KEY go together');
  try {
    if (createPrivateKey(privateKey).asymmetricKeyType === 'rsa') return { selector, privateKey };
  } catch {}
  throw new ConfigError('DKIM_PRIVATE_KEY is no RSA key: openssl genrsa 2048 makes one');
}
