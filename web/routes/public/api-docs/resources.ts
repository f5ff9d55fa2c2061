import type { ApiResource } from './api-pages.ts';

/** Pages by tag; the longest path prefix wins over the tag. */
const byTag: Record<string, ApiResource> = {
  Events: 'events',
  Participants: 'guests',
  Analytics: 'analytics',
  Credits: 'credits',
  Subscription: 'credits',
  Webhooks: 'webhooks',
  Realtime: 'webhooks',
  'API keys': 'test-events',
  Business: 'business',
  Profile: 'business',
  'Sign-in': 'sign-in',
  Catalogue: 'catalogue',
  'Consumer app': 'app',
};

const byPath: [RegExp, ApiResource][] = [
  [/^\/events\/(by-external-id|batch)/, 'sync'],
  [/^\/series/, 'series'],
  [/^\/events\/\{id\}\/(image|pictures|video)/, 'pictures'],
];

export function resourceOf(tag: string, path: string): ApiResource {
  const resource = byPath.find(([pattern]) => pattern.test(path))?.[1] ?? byTag[tag];
  if (!resource) throw new Error(`The documentation has no page for ${tag}`);
  return resource;
}
