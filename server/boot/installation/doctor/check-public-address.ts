import type { PeerCertificate } from 'node:tls';
import { connect } from 'node:tls';
import { version } from '#domain/shared/version.ts';
import type { Finding } from './finding.ts';
import { ok, reasonOf, unsure, wrong } from './finding.ts';

const [DAY_MS, PATIENCE_MS, LEAST_DAYS] = [86_400_000, 10_000, 14];

/** Expiry of the certificate; throws if it is not trusted for the name. */
export function readCertificate({ hostname, port }: URL): Promise<Pick<PeerCertificate, 'valid_to'>> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: hostname, port: Number(port || 443), servername: hostname, timeout: PATIENCE_MS },
      () => {
        resolve(socket.getPeerCertificate());
        socket.end();
      },
    );
    socket.on('timeout', () => socket.destroy(new Error('no response')));
    socket.on('error', reject);
  });
}

async function checkCertificate(url: URL, now: Date, read: typeof readCertificate): Promise<Finding> {
  try {
    const { valid_to } = await read(url);
    const days = Math.floor((Date.parse(valid_to) - now.getTime()) / DAY_MS);
    if (days < LEAST_DAYS)
      return wrong('TLS', `The certificate of ${url.hostname} ends in ${days} days: is it renewed?`);
    return ok('TLS', `The certificate of ${url.hostname} is valid for ${days} days`);
  } catch (error) {
    return wrong('TLS', `${url.hostname} has no certificate that browsers trust: ${reasonOf(error)}`);
  }
}

async function checkHealth(url: URL, ask: typeof fetch): Promise<Finding> {
  const name = 'public address';
  try {
    const response = await ask(new URL('/healthz', url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const health = (await response.json().catch(() => ({}))) as { version?: string };
    if (health.version === undefined) return wrong(name, `${url.origin} leads to something else (${response.status})`);
    if (health.version !== version) return unsure(name, `${url.origin} runs ${health.version}, this is ${version}`);
    return ok(name, `${url.origin} leads to this version`);
  } catch (error) {
    return wrong(name, `${url.origin} cannot be reached: ${reasonOf(error)}`);
  }
}

/** Whether browsers reach this version at `PUBLIC_URL`, over a certificate that lasts. */
export async function checkPublicAddress(
  publicUrl: string,
  now: Date,
  { read = readCertificate, ask = fetch }: { read?: typeof readCertificate; ask?: typeof fetch } = {},
): Promise<Finding[]> {
  const url = new URL(publicUrl);
  const certificate = url.protocol === 'https:' ? [checkCertificate(url, now, read)] : [];
  return Promise.all([...certificate, checkHealth(url, ask)]);
}
