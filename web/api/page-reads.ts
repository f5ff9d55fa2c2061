import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#web/shell/page-context.ts';
import { setPageClient } from './page-client.ts';
import type { ApiAnswer, ApiPaths } from './paths.ts';
import type { Read } from './prefetch.ts';
import { prefetchAll } from './prefetch.ts';
import { readProblem } from './problem.ts';
import { queries } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { reviewQueries } from './review-queries.ts';

type Reviewer = Pick<ApiAnswer<'getReviewer'>, 'username' | 'role'>;

/** Prefetched responses of a page, and their business. */
export type PageReads = {
  state: DehydratedState;
  businessId: string | null;
  reviewer?: Reviewer | undefined;
  scripts: readonly string[];
  /** Time of rendering, ISO 8601. */
  now: string;
};

type Context = Readonly<RouterContextProvider>;

/** Milliseconds a page waits for its reads; slower ones are streamed. */
const SLOW_MS = 2000;

/** Prefetches on the server; null for a page without a person. */
async function readAll(
  context: Context,
  findReader: (client: QueryClient, chosen: string | null) => Promise<Pick<PageReads, 'businessId' | 'reviewer'>>,
  reads: readonly Read[],
  modules: readonly string[],
): Promise<PageReads | null> {
  const { visit, site } = context.get(pageContext);
  if (!visit) return null;
  const client = createQueryClient();
  let businessId: string | null = null;
  const answerer = createClient<ApiPaths>({
    baseUrl: `${site.publicUrl}/api/v1`,
    async fetch(request) {
      if (businessId !== null) request.headers.set('X-Business-Id', businessId);
      const answer = await visit.read(request);
      if (answer.ok) return answer;
      throw await readProblem(answer);
    },
  });
  setPageClient(client, answerer);
  const reader = await findReader(client, visit.chosenBusiness);
  businessId = reader.businessId;
  // No observer subscribes on the server, so reads must not be collected; the browser retries failures.
  const kept = reads.map((read) => ({ ...read, gcTime: Number.POSITIVE_INFINITY, retry: false }));
  await Promise.race([prefetchAll(client, kept), new Promise((end) => setTimeout(end, SLOW_MS))]);
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status, fetchStatus } }) =>
      status === 'success' || (status === 'pending' && fetchStatus === 'fetching'),
  });
  const scripts = [...new Set(modules.flatMap(visit.scriptsOf))];
  return { state, ...reader, scripts, now: new Date().toISOString() };
}

/**
 * Reads for a member's screen, for the business of the cookie, else their first. `modules` are lazy modules to preload.
 */
export async function readAsMember(
  { context }: { context: Context },
  reads: readonly Read[],
  modules: readonly string[] = [],
): Promise<PageReads | null> {
  return readAll(
    context,
    async (client, chosen) => {
      const me = await client.fetchQuery(queries.me).catch(() => undefined);
      const own = me?.memberships.map(({ business_id }) => business_id) ?? [];
      return { businessId: own.find((id) => id === chosen) ?? own[0] ?? null };
    },
    reads,
    modules,
  );
}

export function readAsReviewer({ context }: { context: Context }, reads: readonly Read[]): Promise<PageReads | null> {
  const findReader = async (client: QueryClient) => {
    const me = await client.fetchQuery(reviewQueries.me).catch(() => undefined);
    return { businessId: null, reviewer: me && { username: me.username, role: me.role } };
  };
  return readAll(context, findReader, reads, []);
}
