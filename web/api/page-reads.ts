import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#web/shell/page-context.ts';
import { answerBy } from './answering.ts';
import type { ApiAnswer, ApiPaths } from './paths.ts';
import type { Read } from './prefetch.ts';
import { prefetchAll } from './prefetch.ts';
import { readProblem } from './problem.ts';
import { queries } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { reviewQueries } from './review-queries.ts';

type Reviewer = Pick<ApiAnswer<'getReviewer'>, 'username' | 'role'>;

/** The data a page starts from: answers of the API, and their business. */
export type PageReads = {
  state: DehydratedState;
  businessId: string | null;
  /** The reviewer who is signed in. */
  reviewer?: Reviewer | undefined;
  /** Scripts that the browser loads while it reads the page. */
  scripts: readonly string[];
  /** When it was drawn, as an instant. */
  now: string;
};

type Context = Readonly<RouterContextProvider>;

/** How long a page waits for its reads, in milliseconds; those that take longer follow in its stream. */
const SLOW_MS = 2000;

/** Reads for a page that the server draws; null for a page that is drawn for nobody. */
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
  answerBy(client, answerer);
  const reader = await findReader(client, visit.chosenBusiness);
  businessId = reader.businessId;
  // Nothing looks at a read here, so none is forgotten; the browser repeats one that fails.
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
 * Reads for a screen of members, about the business that the browser has chosen, else their first. `modules` are those on demand that
 * the screen opens with.
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

/** Reads for a screen of reviewers. */
export function readAsReviewer({ context }: { context: Context }, reads: readonly Read[]): Promise<PageReads | null> {
  const findReader = async (client: QueryClient) => {
    const me = await client.fetchQuery(reviewQueries.me).catch(() => undefined);
    return { businessId: null, reviewer: me && { username: me.username, role: me.role } };
  };
  return readAll(context, findReader, reads, []);
}
