import type { Config } from '#server/boot/settings/config.ts';

/** Whose pages a session opens. */
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

/** Given to the API by this process alone, with a request of its own. */
export interface PageBindings {
  pageSession: string;
}

export type Site = Pick<Config, 'publicUrl'>;
const isHttps = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

/** Over https the prefix keeps hosts below or beside this one from setting it. */
function pageCookieName(site: Site, audience: PageAudience): string {
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
