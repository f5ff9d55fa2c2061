import type { MiddlewareHandler } from 'hono';

export interface SecurityVariables {
  /** Set when the response was built with all headers already. */
  hasSecurityHeaders?: true;
}

/** Headers of every response: no type sniffing, framing or cross-origin use, and HSTS where the product uses https. */
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

/** Adds the security headers; those set by the response win. */
export function sendSecurityHeaders(publicUrl: string): MiddlewareHandler<{ Variables: SecurityVariables }> {
  const all = Object.entries(securityHeaders(publicUrl));
  return async (c, next) => {
    await next();
    if (c.get('hasSecurityHeaders')) return;
    const { headers } = c.res;
    for (const [name, value] of all) if (!headers.has(name)) headers.set(name, value);
  };
}
