const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

function setting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Host with port; loopback names count as equal. */
function hostOf(url: string): string {
  return new URL(url, location.href).host.replace(LOOPBACK, 'localhost');
}

/** The page's origin if it has the API's host, else the configured address. */
export function apiBase(): string {
  const configured = setting('api-host');
  const isHere = configured === '' || hostOf(configured) === hostOf(location.href);
  return `${isHere ? location.origin : configured}/api/v1`;
}

export function apiKey(): string {
  return setting('api-key');
}

/** Read on each call, since it switches without a reload. */
export function pageLanguage(): string {
  return document.documentElement.lang;
}
