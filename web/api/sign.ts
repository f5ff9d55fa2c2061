import { apiKey, pageLanguage } from './settings.ts';

/** Headers of every call; `key` defaults to the website's. */
export function visitorHeaders(key = apiKey()) {
  return { 'X-API-Key': key, 'Accept-Language': pageLanguage() };
}

/** Headers for a signed-in person, for one business if given. */
export function sign(accessToken?: string, businessId?: string | null): Record<string, string> {
  return {
    ...visitorHeaders(),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    ...(businessId && { 'X-Business-Id': businessId }),
  };
}
