import { apiKey, pageLanguage } from './settings.ts';

/** Headers of every call; the key is that of this website, unless another caller names its own. */
export function visitorHeaders(key = apiKey()) {
  return { 'X-API-Key': key, 'Accept-Language': pageLanguage() };
}

/** Headers of a call by a signed-in person, for one of their businesses if one is named. */
export function sign(accessToken?: string, businessId?: string | null): Record<string, string> {
  return {
    ...visitorHeaders(),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    ...(businessId && { 'X-Business-Id': businessId }),
  };
}
