import type { ECDH } from 'node:crypto';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import webPush from 'web-push';
import type { DeviceMessage } from '#domain/notices/device-message.ts';
import type { VapidSettings } from '#server/boot/settings/read-vapid.ts';

export const testVapid: VapidSettings = {
  ...webPush.generateVAPIDKeys(),
  subject: 'mailto:push@dabei.example',
};

/** A browser's keys for a push subscription, with the private half. */
export function createBrowserKeys() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const secret = randomBytes(16);
  return { pair, secret, keys: { p256dh, auth: secret.toString('base64url') } };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a message as a browser does (RFC 8291, one record). */
function decrypt(content: Buffer, pair: ECDH, secret: Buffer): string {
  const salt = content.subarray(0, 16);
  const keyEnd = 21 + content.readUInt8(20);
  const sender = content.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const key = derive(pair.computeSecret(sender), secret, info, 32);
  const sealed = content.subarray(keyEnd);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Claims of a verified VAPID header (RFC 8292); throws when the signature is wrong. */
export function readVapid(authorization = ''): { aud: string; sub: string; exp: number; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url'))) {
    throw new Error('the signature is wrong');
  }
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

interface Delivery {
  headers: IncomingHttpHeaders;
  message: DeviceMessage;
}

/** A stand-in for a browser's push service that decrypts messages and responds as told. */
export async function startPushService() {
  const browsers = new Map<string, { pair: ECDH; secret: Buffer; deliveries: Delivery[]; status: number }>();
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const browser = browsers.get(request.url ?? '');
      if (browser?.status === 201) {
        const message = JSON.parse(decrypt(content, browser.pair, browser.secret));
        browser.deliveries.push({ headers: request.headers, message });
      }
      response.writeHead(browser?.status ?? 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** A browser's subscription. */
    subscribe() {
      const { pair, secret, keys } = createBrowserKeys();
      const path = `/${randomBytes(8).toString('hex')}`;
      const browser = { pair, secret, deliveries: [] as Delivery[], status: 201 };
      browsers.set(path, browser);
      return { browser, subscription: { endpoint: `${origin}${path}`, keys } };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
