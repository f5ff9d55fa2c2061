import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refreshQueries } from './use-refresh.ts';

function observe(queryClient: QueryClient) {
  const ends: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => ends.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: ['push', 'quiz'], queryFn });
  observer.subscribe(() => undefined);
  return { observer, ends };
}

test('a change during a first read is read, too', async () => {
  const queryClient = new QueryClient();
  const { observer, ends } = observe(queryClient);
  const refreshed = refreshQueries(queryClient, { queryKey: ['push'] });
  ends[0]?.('before the change');
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.('after it');
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('after it');
  queryClient.clear();
});

test('what was read is read once more, and what is not meant is left alone', async () => {
  const queryClient = new QueryClient();
  const { observer, ends } = observe(queryClient);
  ends[0]?.('old');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'));
  await refreshQueries(queryClient, { queryKey: ['credits'] });
  expect(ends).toHaveLength(1);
  const refreshed = refreshQueries(queryClient, { queryKey: ['push'] });
  ends[1]?.('new');
  await refreshed;
  expect([observer.getCurrentResult().data, ends.length]).toEqual(['new', 2]);
  queryClient.clear();
});
