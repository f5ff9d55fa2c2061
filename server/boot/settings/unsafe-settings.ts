import { demoKeys, demoSignIn } from '#domain/shared/demo.ts';
import { isLoopbackHost } from '#server/boot/settings/loopback.ts';

/** Public values that must never protect production. */
export const publicSecrets: ReadonlySet<string> = new Set([...Object.values(demoKeys), demoSignIn.password]);

/** Settings checked for production. */
export interface JudgedSettings {
  PUBLIC_URL?: string;
  SECRET_KEY?: string;
  STRIPE_API_URL?: string;
  GEOCODER_URL?: string;
  ERROR_TRACKER_DSN?: string;
  CONFIRMATION: 'code' | 'dummy';
  WEBHOOKS_ALLOW_PRIVATE: boolean;
}

/** A random key of this length has more distinct characters. */
const LEAST_CHARACTERS = 8;

function isPlain(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopbackHost(hostname);
}

/** The value, and the password in a URL. */
function secretsIn(value: string): string[] {
  return URL.canParse(value) ? [value, new URL(value).password] : [value];
}

/** Settings with a public value or password. */
function knownToEverybody(settings: object): string[] {
  return Object.entries(settings)
    .filter(([, value]) => typeof value === 'string' && secretsIn(value).some((secret) => publicSecrets.has(secret)))
    .map(([name]) => `${name} is a value of the demo, which everybody knows`);
}

/**
 * Why production must not start with these settings, one sentence each. On loopback, plain links and private webhook
 * targets are allowed.
 */
export function findUnsafeSettings(settings: JudgedSettings): string[] {
  const { PUBLIC_URL: publicUrl, SECRET_KEY: key, STRIPE_API_URL: stripeUrl } = settings;
  const isTrial = publicUrl !== undefined && isLoopbackHost(new URL(publicUrl).hostname);
  const findings = {
    'CONFIRMATION=dummy accepts any code': settings.CONFIRMATION === 'dummy',
    'PUBLIC_URL must begin with https://': isPlain(publicUrl),
    'STRIPE_API_URL must begin with https://': isPlain(stripeUrl),
    'GEOCODER_URL must begin with https://': isPlain(settings.GEOCODER_URL),
    'ERROR_TRACKER_DSN must begin with https://': isPlain(settings.ERROR_TRACKER_DSN),
    'SECRET_KEY is not random: openssl rand -hex 32 makes one up':
      key !== undefined && new Set(key).size < LEAST_CHARACTERS,
    'WEBHOOKS_ALLOW_PRIVATE=1 opens the private network to every business': settings.WEBHOOKS_ALLOW_PRIVATE && !isTrial,
  };
  const applying = Object.entries(findings).flatMap(([sentence, applies]) => (applies ? [sentence] : []));
  return [...applying, ...knownToEverybody(settings)];
}

/** Whether database traffic is unencrypted to another machine, without explicit consent. */
export function isDatabasePlain(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return false;
  return !['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'].some((name) =>
    searchParams.has(name),
  );
}
