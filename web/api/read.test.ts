import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readsOf } from './read.ts';

const GET = vi.fn(async (_path: string, _init: { params: object }): Promise<{ data: unknown }> => ({ data: {} }));
const { read, readPages } = readsOf({ GET });

test('a read is kept under its address, below those of which it is a part', () => {
  expect(read('/business').queryKey).toEqual(['business']);
  expect(read('/business/stats').queryKey).toEqual(['business', 'stats']);
  const log = readPages('/webhooks/{id}/deliveries', { path: { id: 'a/b' }, query: { limit: 10 } });
  expect(log.queryKey).toEqual(['webhooks', 'a/b', 'deliveries', { limit: 10 }]);
});

test('the first page names no cursor, the next one that of the page before', async () => {
  GET.mockResolvedValueOnce({ data: { data: [1], next_cursor: 'c' } });
  GET.mockResolvedValueOnce({ data: { data: [2], next_cursor: null } });
  const log = readPages('/webhooks/{id}/deliveries', { path: { id: 'w' }, query: { limit: 10 } });
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...log, pages: 2 });
  expect(pages.flatMap(({ data }) => data)).toEqual([1, 2]);
  expect(GET.mock.calls.map(([, { params }]) => params)).toEqual([
    { path: { id: 'w' }, query: { limit: 10 } },
    { path: { id: 'w' }, query: { limit: 10, cursor: 'c' } },
  ]);
});
