import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * What every answer carries so that a browser neither guesses its type, nor frames it, nor hands it to another site, and keeps to
 * https where the product is reached by it. An answer that says something else itself, as pages do with their policy, keeps it.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // They mean something to browsers that nobody uses any more.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
