import type { MiddlewareHandler } from 'hono';

export interface SecurityVariables {
  /** The answer was made with these headers, which spares touching each of them again. */
  hasSecurityHeaders?: true;
}

/**
 * What every answer carries so that a browser neither guesses its type, nor frames it, nor hands it to another site, and keeps to
 * https where the product is reached by it.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Gives every answer these headers; what it says otherwise itself, as pages do with their policy, it keeps. */
export function sendSecurityHeaders(publicUrl: string): MiddlewareHandler<{ Variables: SecurityVariables }> {
  const all = Object.entries(securityHeaders(publicUrl));
  return async (c, next) => {
    await next();
    if (c.get('hasSecurityHeaders')) return;
    const { headers } = c.res;
    for (const [name, value] of all) if (!headers.has(name)) headers.set(name, value);
  };
}
