import type { Config } from '#server/boot/settings/config.ts';

/** Audience of a session's pages. */
export type PageAudience = 'member' | 'reviewer';

/** A cookie to set. */
export interface PageSession {
  audience: PageAudience;
  value: string;
  expiresAt: Date;
  /** Kept when the browser closes. */
  isRemembered: boolean;
}

const names: Record<PageAudience, string> = { member: 'page_session', reviewer: 'review_session' };

/** A page session is 32 random bytes; other values are never looked up. */
const VALUE = /^[\w-]{43}$/;

/** Given to the API by this process alone, with a request of its own. */
export interface PageBindings {
  pageSession: string;
}

export type Site = Pick<Config, 'publicUrl'>;
const isHttps = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

/** Over https the prefix keeps hosts below or beside this one from setting it. */
export function pageCookieName(site: Site, audience: PageAudience): string {
  return `${isHttps(site) ? '__Host-' : ''}${names[audience]}`;
}

const attributes = (site: Site) => `Path=/; HttpOnly; SameSite=Lax${isHttps(site) ? '; Secure' : ''}`;

/** `Set-Cookie` for a session that has begun, or was renewed. */
export function keepPageSession(site: Site, { audience, value, expiresAt, isRemembered }: PageSession): string {
  const end = isRemembered ? `; Expires=${expiresAt.toUTCString()}` : '';
  return `${pageCookieName(site, audience)}=${value}; ${attributes(site)}${end}`;
}

/** `Set-Cookie` that removes it. */
export function dropPageSession(site: Site, audience: PageAudience): string {
  return `${pageCookieName(site, audience)}=; ${attributes(site)}; Max-Age=0`;
}

/** The value a browser sent; null without one, `invalid` for several and for what no session can be. */
export function readPageSession(cookies: string | undefined, name: string): string | 'invalid' | null {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [key, ...value] = pair.split('=');
    return key?.trim() === name ? [value.join('=').trim()] : [];
  });
  const [value] = values;
  if (value === undefined) return null;
  return values.length === 1 && VALUE.test(value) ? value : 'invalid';
}
