const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

function setting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The host with its port; all names of this machine count as one. */
function hostOf(url: string): string {
  return new URL(url, location.href).host.replace(LOOPBACK, 'localhost');
}

/** Where the API is: on the page's own origin whenever it has the same host, else at the configured address. */
export function apiBase(): string {
  const configured = setting('api-host');
  const isHere = configured === '' || hostOf(configured) === hostOf(location.href);
  return `${isHere ? location.origin : configured}/api/v1`;
}

/** The public web key that every call carries. */
export function apiKey(): string {
  return setting('api-key');
}

/** The language of the page, which switches in place. */
export function pageLanguage(): string {
  return document.documentElement.lang;
}
