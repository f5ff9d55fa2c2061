import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Content Security Policy of a page: inline scripts by hash, or by nonce when streamed, own modules if any, images and
 * videos also from the file store. No style attributes. Pages with uploaded PDFs may frame blobs.
 */
export function contentSecurityPolicy(
  html: string,
  apiOrigin: string,
  pictureOrigins: readonly string[] = [],
  { showsFiles = false, nonce }: { showsFiles?: boolean; nonce?: string } = {},
): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => `'sha256-${sha256(source)}'`);
  const ownModules = nonce || html.includes('type="module"') ? ["'self'"] : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...ownModules, ...(nonce ? [`'nonce-${nonce}'`] : new Set(hashes))],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureOrigins],
    'media-src': ["'self'", 'blob:', ...pictureOrigins],
    'font-src': ["'self'"],
    ...(showsFiles && { 'frame-src': ['blob:'] }),
    'connect-src': ["'self'", apiOrigin],
    'manifest-src': ["'self'"],
    ...(ownModules.length > 0 && { 'worker-src': ["'self'"] }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Only geolocation, for an owner's place; browsers ask first. */
export const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()';

const DOOR = '/business/events/:id/door';

/** The same for the page of a route; a door's page may also use the camera, to scan codes. */
export const permissionsPolicy = (path: string) =>
  path === DOOR ? PERMISSIONS_POLICY.replace('camera=()', 'camera=(self)') : PERMISSIONS_POLICY;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
