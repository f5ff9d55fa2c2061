import { apiBase } from './settings.ts';

/** Where the browser loads an image of the API from: always this page's own origin. */
export function mediaAddress(url: string): string {
  const { origin, pathname } = new URL(url, apiBase());
  return pathname.startsWith('/media/') ? new URL(apiBase()).origin + pathname : origin + pathname;
}
