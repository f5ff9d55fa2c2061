import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lengths in base 36: 128 bits of the id, 80 of the signature. */
const ID_LENGTH = 25;
const MAC_LENGTH = 16;
/** Of a signed id; letters and digits, since servers change the case of a local part. */
const SIGNED_ID_LENGTH = ID_LENGTH + MAC_LENGTH;
/** Signed ids of one report that are checked; a report carries one or two. */
const MOST_CHECKED = 20;

interface Keys {
  secretKey: string;
  formerSecretKey: string | null;
}

function macOf(secretKey: string, id: string): string {
  const key = createHmac('sha256', secretKey).update('return path of mails').digest();
  const mac = createHmac('sha256', key).update(id).digest('hex').slice(0, 20);
  return BigInt(`0x${mac}`).toString(36).padStart(MAC_LENGTH, '0');
}

/** The id of a mail as only this installation writes it. */
export function signedMailId(secretKey: string, id: string): string {
  return (
    BigInt(`0x${id.replaceAll('-', '')}`)
      .toString(36)
      .padStart(ID_LENGTH, '0') + macOf(secretKey, id)
  );
}

function readSigned(secretKeys: string[], signed: string): string | null {
  const value = [...signed.slice(0, ID_LENGTH)].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  );
  const hex = value.toString(16).padStart(32, '0');
  if (hex.length > 32) return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const mac = Buffer.from(signed.slice(ID_LENGTH));
  return secretKeys.some((key) => timingSafeEqual(mac, Buffer.from(macOf(key, id)))) ? id : null;
}

/** Id of the mail that a text names by return path or Message-ID; null without a valid signature. */
export function findMailId({ secretKey, formerSecretKey }: Keys, text: string): string | null {
  const keys = formerSecretKey === null ? [secretKey] : [secretKey, formerSecretKey];
  const found = text.matchAll(new RegExp(`(?:^|[+<])([0-9a-z]{${SIGNED_ID_LENGTH}})@`, 'gi'));
  let checked = 0;
  for (const [, signed = ''] of found) {
    const id = readSigned(keys, signed.toLowerCase());
    if (id !== null) return id;
    checked += 1;
    if (checked === MOST_CHECKED) return null;
  }
  return null;
}

/** `bounces@mail.example` as the return path of one mail. */
export function returnPathOf(returnPath: string, signedId: string): string {
  const at = returnPath.lastIndexOf('@');
  return `${returnPath.slice(0, at)}+${signedId}${returnPath.slice(at)}`;
}
