import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Site } from '#domain/shared/site.ts';
import { pageContext } from '#web/shell/page-context.ts';
import { readAsMember } from './page-reads.ts';
import { queries } from './queries.ts';

const site = { publicUrl: 'https://dabei.example' } as Site;
const mine = '7a1f2c9e-0000-4000-8000-000000000001';
const second = '7a1f2c9e-0000-4000-8000-000000000002';
const me = { id: 'person', memberships: [{ business_id: mine }, { business_id: second }] };

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

function contextOf(answers: Answers, chosenBusiness: string | null = null) {
  const context = new RouterContextProvider();
  const read = async (request: Request) => {
    const answer = answers[new URL(request.url).pathname.replace('/api/v1', '')];
    return answer ? answer(request) : Response.json({ code: 'not_found' }, { status: 404 });
  };
  const visit = {
    read,
    chosenBusiness,
    report: () => undefined,
    nonce: 'n',
    scriptsOf: (name: string) => [`/${name}`],
  };
  context.set(pageContext, { language: 'de', path: '/', site: site, visit });
  return { context };
}

const answering: Answers = {
  '/me': () => Response.json(me),
  '/business': (request) => Response.json({ id: request.headers.get('X-Business-Id') }),
  '/plan': () => Response.json({ branding: true }),
};

const statesOf = (reads: Awaited<ReturnType<typeof readAsMember>>) =>
  Object.fromEntries(reads?.state.queries.map(({ queryKey, state }) => [queryKey.join('/'), state.status]) ?? []);

describe('the reads of a page', () => {
  it('are of the chosen business, else of the first', async () => {
    const open = async (chosen: string | null) =>
      (await readAsMember(contextOf(answering, chosen), [queries.business]))?.state.queries.find(
        ({ queryKey }) => queryKey[0] === 'business',
      )?.state.data;
    expect(await open(second)).toEqual({ id: second });
    expect(await open(null)).toEqual({ id: mine });
    expect(await open('7a1f2c9e-0000-4000-8000-00000000000f')).toEqual({ id: mine });
  });

  it('do without one that fails: the browser reads that itself', async () => {
    for (const failing of [
      () => Response.json({ code: 'internal_error' }, { status: 500 }),
      () => new Response('<html>', { status: 502 }),
      () => Promise.reject(new Error('away')),
    ]) {
      const reads = await readAsMember(contextOf({ ...answering, '/plan': failing }), [queries.business, queries.plan]);
      expect(statesOf(reads)).toEqual({ me: 'success', business: 'success' });
    }
  });

  it('follow in the stream when they take long', async () => {
    const slow = Promise.withResolvers<Response>();
    const reads = await readAsMember(contextOf({ ...answering, '/plan': () => slow.promise }), [
      queries.business,
      queries.plan,
    ]);
    expect(statesOf(reads)).toEqual({ me: 'success', business: 'success', plan: 'pending' });
    slow.resolve(Response.json({ branding: true }));
    const late = reads?.state.queries.find(({ queryKey }) => queryKey[0] === 'plan');
    expect(await late?.promise).toEqual({ branding: true });
  });

  it('are none for a page that is drawn for nobody', async () => {
    const context = new RouterContextProvider();
    context.set(pageContext, { language: 'de', path: '/', site: site });
    expect(await readAsMember({ context }, [queries.business])).toBe(null);
  });
});
