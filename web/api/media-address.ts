import { apiBase } from './settings.ts';

/** Where the browser gets an image of the API from: the address on this page's own origin, whichever name the API has. */
export function mediaAddress(url: string): string {
  const { origin, pathname } = new URL(url, apiBase());
  return pathname.startsWith('/media/') ? new URL(apiBase()).origin + pathname : origin + pathname;
}
