import type { Config } from '#server/boot/settings/config.ts';

export type PageAudience = 'member' | 'reviewer';

export interface PageSession {
  audience: PageAudience;
  value: string;
  expiresAt: Date;
  /** Survives closing the browser. */
  isRemembered: boolean;
}

const names: Record<PageAudience, string> = { member: 'page_session', reviewer: 'review_session' };

/** 32 random bytes; other values are not queried. */
const VALUE = /^[\w-]{43}$/;

/** Passed to the API by this process only. */
export interface PageBindings {
  pageSession: string;
}

export type Site = Pick<Config, 'publicUrl'>;
const isHttps = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

/** Over https the `__Host-` prefix keeps other hosts from setting it. */
export function pageCookieName(site: Site, audience: PageAudience): string {
  return `${isHttps(site) ? '__Host-' : ''}${names[audience]}`;
}

const attributes = (site: Site) => `Path=/; HttpOnly; SameSite=Lax${isHttps(site) ? '; Secure' : ''}`;

/** `Set-Cookie` of a new or renewed session. */
export function keepPageSession(site: Site, { audience, value, expiresAt, isRemembered }: PageSession): string {
  const end = isRemembered ? `; Expires=${expiresAt.toUTCString()}` : '';
  return `${pageCookieName(site, audience)}=${value}; ${attributes(site)}${end}`;
}

/** `Set-Cookie` that removes it. */
export function dropPageSession(site: Site, audience: PageAudience): string {
  return `${pageCookieName(site, audience)}=; ${attributes(site)}; Max-Age=0`;
}

/** The cookie's value; null without one, `invalid` for several or malformed ones. */
export function readPageSession(cookies: string | undefined, name: string): string | 'invalid' | null {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key?.trim() === name ? [value.join('=').trim()] : [];
  });
  const [value] = values;
  if (value === undefined) return null;
  return values.length === 1 && VALUE.test(value) ? value : 'invalid';
}
