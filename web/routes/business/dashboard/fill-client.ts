import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';
import { addressOf } from '#web/api/read.ts';
import type { Tab } from '#web/paths.ts';
import { tabReads } from './tab-reads.ts';

/** What the API has answered to a read. */
export type Answer = { address: string; status: number; headers: Record<string, string>; body: string };

/**
 * Puts the answers where the screen reads them. Gives from when on people count as new; undefined where something is missing that the
 * screen cannot be drawn without.
 */
export function fillClient(client: QueryClient, answers: readonly Answer[], tab: Tab): string | null | undefined {
  const [path] = addressOf(queries.todaySince(null)).split('?');
  const today = answers.find(({ address }) => address.split('?')[0] === path);
  if (today?.status !== 200) return undefined;
  const since = new URLSearchParams(today.address.split('?')[1]).get('since');
  client.setQueryData(queries.todaySince(since).queryKey, JSON.parse(today.body));
  for (const read of [queries.me, queries.business, queries.balance, queries.stats, ...tabReads[tab]]) {
    const answer = answers.find(({ address }) => address === addressOf(read));
    const isNone = read === queries.profile && answer?.status === 404;
    if (!answer || !(isNone || answer.status === 200)) return undefined;
    const { queryKey } = read as { queryKey: readonly unknown[] };
    client.setQueryData(queryKey, isNone ? null : shaped(read, answer));
  }
  keepOpenMembership(client);
  return since;
}

/** As the read itself gives it: alone, as the first page of a list, or with its tag. */
function shaped(read: object, { body, headers }: Answer): unknown {
  const data: unknown = JSON.parse(body);
  if ('initialPageParam' in read) return { pages: [data], pageParams: [null] };
  return read === queries.profile ? { data, etag: headers.etag ?? '' } : data;
}

/** Which business is chosen is known to the browser alone; the answers are those of that one. */
function keepOpenMembership(client: QueryClient): void {
  const business = client.getQueryData(queries.business.queryKey);
  client.setQueryData(queries.me.queryKey, (me) => {
    return me && { ...me, memberships: me.memberships.filter(({ business_id }) => business_id === business?.id) };
  });
}
