import { expect, it } from 'vitest';
import { apiKeyScopes } from '#domain/api-keys/scopes.ts';
import { scopeGroups } from './scope-texts.ts';

it('a key can be given every scope', () => {
  expect(scopeGroups.flatMap(({ scopes }) => [...scopes]).toSorted()).toEqual(apiKeyScopes.toSorted());
});
