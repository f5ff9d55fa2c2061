import type { Language } from '#domain/shared/language.ts';

/** The screens that the app on a phone consists of, and nothing else of the site: its worker touches no address outside. */
export const APP_SCOPE = '/business/';

/** The worker that keeps the app for moments without a connection. It stands below its scope, so that it needs no header. */
export const APP_WORKER_PATH = `${APP_SCOPE}app-worker.js`;

/** Describes the app to a phone, in one language. */
export function appManifestPath(language: Language): string {
  return `${APP_SCOPE}app-${language}.webmanifest`;
}

/** The worker's name for what it keeps of the API's answers, that of the session it ends with, and the header that says when one was given. */
export const KEPT_READS = 'dabei.session';
export const KEPT_AT = 'X-Kept-At';
