import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queries } from '#web/api/queries.ts';
import type { Answer } from './fill-client.ts';
import { fillClient } from './fill-client.ts';

const bodies: Record<string, object> = {
  '/me': { memberships: [{ business_id: 'other' }, { business_id: 'open' }] },
  '/business': { id: 'open' },
  '/business/today?since=2026-01-01': { events: [] },
  '/credits/balance': { balance: 8 },
  '/business/stats': {},
  '/profile': { display_name: 'Fette Ecke' },
  '/business/place': {},
  '/business/page': {},
  '/plan': {},
  '/team': {},
  '/team?limit=100': { data: [] },
};

function answersBut(address?: string, status?: number): Answer[] {
  const all = Object.entries(bodies).map(([address, body]) => {
    return { address, status: 200, headers: { etag: '"1"' }, body: JSON.stringify(body) };
  });
  const others = all.filter((answer) => answer.address !== address);
  return status && address ? [...others, { address, status, headers: {}, body: '{}' }] : others;
}

test('the answers lie where the screen reads them', () => {
  const client = new QueryClient();
  expect(fillClient(client, answersBut(), 'profile')).toBe('2026-01-01');
  expect(client.getQueryData(queries.todaySince('2026-01-01').queryKey)).toEqual({ events: [] });
  expect(client.getQueryData(queries.profile.queryKey)).toEqual({ data: { display_name: 'Fette Ecke' }, etag: '"1"' });
  expect(client.getQueryData(queries.me.queryKey)?.memberships).toEqual([{ business_id: 'open' }]);
  fillClient(client, answersBut(), 'team');
  expect(client.getQueryData(queries.team.queryKey)).toEqual({ pages: [{ data: [] }], pageParams: [null] });
});

test('a profile that there is not is none', () => {
  const client = new QueryClient();
  expect(fillClient(client, answersBut('/profile', 404), 'profile')).toBe('2026-01-01');
  expect(client.getQueryData(queries.profile.queryKey)).toBeNull();
});

test('nothing is drawn where an answer is missing or refused', () => {
  for (const address of ['/me', '/business', '/business/today?since=2026-01-01', '/plan', '/credits/balance']) {
    expect(fillClient(new QueryClient(), answersBut(address), 'profile'), address).toBeUndefined();
    expect(fillClient(new QueryClient(), answersBut(address, 403), 'profile'), address).toBeUndefined();
  }
});
