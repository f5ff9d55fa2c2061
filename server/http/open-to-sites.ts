import { cors } from 'hono/cors';

/** Headers of public files that scripts of any site may read. */
export const openToSites = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Reads with the public key, by scripts of any site. No credentials of a person: cookies open no call. */
export const allowSites = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['X-API-Key', 'Accept-Language', 'If-None-Match'],
  exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
  maxAge: 86_400,
});
