import { expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

const origin = 'https://dabei.example';

test.each([
  ['/business/dashboard?tab=events&dialog=create', '/business/dashboard?tab=events&dialog=create'],
  ['/business/create-event', '/business/create-event'],
  [null, '/business/dashboard'],
  ['', '/business/dashboard'],
  ['/business/login?next=/business/login', '/business/dashboard'],
])('%s leads to %s', (next, expected) => expect(returnPath(next, origin)).toBe(expected));

// ASVS 3.7.2.
test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/business/../..//evil.example',
  '/.\\/evil.example',
  '/.//\\evil.example',
  '/\\.\\evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/x/%2e%2e//evil.example',
  '/.\t//evil.example',
])('never leaves the site: %j', (next) => {
  const path = returnPath(next, origin);
  expect(path).not.toMatch(/^[^/]|^\/[/\\]/);
  expect(new URL(path, origin).origin).toBe(origin);
});

test('the login remembers the whole address', () => {
  const path = loginPath({ pathname: '/business/dashboard', search: '?tab=events' });
  expect(returnPath(new URL(path, origin).searchParams.get('next'), origin)).toBe('/business/dashboard?tab=events');
});
