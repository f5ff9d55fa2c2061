import { apiBase } from './settings.ts';

/** For pages that the host of the API renders itself. */
export const THIS_HOST = '';

/** Where a page loads an image that the API names: a stored one from the API's host, whatever name that was opened by. */
export function mediaAddress(url: string, host = new URL(apiBase()).origin): string {
  const { pathname } = new URL(url);
  return pathname.startsWith('/media/') ? host + pathname : url;
}
