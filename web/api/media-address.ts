import { apiBase } from './settings.ts';

/** For pages that the host of the API renders itself. */
export const THIS_HOST = '';

/** The server draws addresses relative to its own host, as a browser on that host does. */
function hostOfApi(): string {
  if (typeof document === 'undefined') return THIS_HOST;
  const { origin } = new URL(apiBase());
  return origin === location.origin ? THIS_HOST : origin;
}

/** Where a page loads an image that the API names: a stored one from the API's host, whatever name that was opened by. */
export function mediaAddress(url: string, host = hostOfApi()): string {
  const { pathname } = new URL(url);
  return pathname.startsWith('/media/') ? host + pathname : url;
}
