import { apiBase } from './settings.ts';

export const THIS_HOST = '';

/** The server renders relative addresses. */
function hostOfApi(): string {
  if (typeof document === 'undefined') return THIS_HOST;
  const { origin } = new URL(apiBase());
  return origin === location.origin ? THIS_HOST : origin;
}

/** The address of an image: stored ones are loaded from the API's host. */
export function mediaAddress(url: string, host = hostOfApi()): string {
  const { pathname } = new URL(url);
  return pathname.startsWith('/media/') ? host + pathname : url;
}
