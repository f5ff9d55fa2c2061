import type { Language } from '#domain/shared/language.ts';

/** Scope of the phone app; its service worker touches nothing outside. */
export const APP_SCOPE = '/business/';

/** Service worker for offline use. Below its scope, so it needs no header. */
export const APP_WORKER_PATH = `${APP_SCOPE}app-worker.js`;

/** Web app manifest in one language. */
export function appManifestPath(language: Language): string {
  return `${APP_SCOPE}app-${language}.webmanifest`;
}

/** The worker's cache of API responses, its session's cache, and the header with a response's time. */
export const KEPT_READS = 'dabei.session';
export const KEPT_AT = 'X-Kept-At';
