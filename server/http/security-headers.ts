import type { MiddlewareHandler } from 'hono';

export interface SecurityVariables {
  /** The response has all security headers, so none is set again. */
  hasSecurityHeaders?: true;
}

/**
 * Headers of every response, so that a browser does not guess its type, frame it or hand it to another site, and stays on
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

/** Adds these headers to every response; headers that the response sets itself, such as the policy of a page, win. */
export function sendSecurityHeaders(publicUrl: string): MiddlewareHandler<{ Variables: SecurityVariables }> {
  const all = Object.entries(securityHeaders(publicUrl));
  return async (c, next) => {
    await next();
    if (c.get('hasSecurityHeaders')) return;
    const { headers } = c.res;
    for (const [name, value] of all) if (!headers.has(name)) headers.set(name, value);
  };
}
