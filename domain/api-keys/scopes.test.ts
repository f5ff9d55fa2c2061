import { expect, it } from 'vitest';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { apiKeyScopes, mayUseScope } from '#domain/api-keys/scopes.ts';

it('a scope opens itself and, when it writes, reading the same resource; nothing else', () => {
  const opened = (scope: ApiKeyScope) => apiKeyScopes.filter((wanted) => mayUseScope([scope], wanted));
  const writing = ['events:read', 'events:write'];
  expect(opened('events:write')).toEqual(writing);
  expect(opened('participants:write')).toEqual(['participants:read', 'participants:write']);
  for (const scope of apiKeyScopes.filter((one) => one.endsWith(':read'))) expect(opened(scope)).toEqual([scope]);
  expect(mayUseScope([], 'events:read')).toBe(false);
});
