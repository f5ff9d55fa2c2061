import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { queries } from '#web/api/queries.ts';
import type { Tab } from '#web/paths.ts';
import { tabPath, tabs } from '#web/paths.ts';
import { serverTexts } from '#web/shell/server-texts.ts';
import { DashboardContent } from './dashboard-content.tsx';
import type { Answer } from './fill-client.ts';
import { fillClient } from './fill-client.ts';

/** This one shows guests' page in a frame that measures itself. */
const NOT_DRAWN: Tab = 'user-view';

type Asked = { tab: string; language: Language; site: Site; answers: readonly Answer[] };

/**
 * The dashboard as HTML, as the browser will draw it from the same answers; undefined where one of them is missing or a refusal: what has
 * to be said then, the screen says itself. Nothing of it is kept, so that nothing of one call is seen by another.
 */
export async function drawSnapshot({ tab: name, language, site, answers }: Asked): Promise<string | undefined> {
  const tab = tabs.find((each) => each === name);
  if (!tab || tab === NOT_DRAWN) return undefined;
  const client = new QueryClient();
  const since = fillClient(client, answers, tab);
  if (since === undefined) return undefined;
  const screen = {
    id: 'root',
    path: '*',
    loader: () => ({ path: tabPath(tab), site }),
    element: <Drawn tab={tab} since={since} />,
  };
  const handler = createStaticHandler([screen]);
  const context = await handler.query(new Request(new URL(tabPath(tab), site.publicUrl)));
  if (context instanceof Response) return undefined;
  const router = createStaticRouter(handler.dataRoutes, context);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={serverTexts(language, site)}>
      <QueryClientProvider client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>
    </I18nextProvider>,
    {
      identifierPrefix: 'snapshot',
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  // The policy of the page lets no style in with HTML: the early script sets it. Elsewhere React writes quotes as entities.
  return (await new Response(stream).text()).replaceAll(' style="', ' data-style="');
}

function Drawn({ tab, since }: { tab: Tab; since: string | null }) {
  const { data: business } = useQuery(queries.business);
  const { data: today } = useQuery(queries.todaySince(since));
  return (
    business && <DashboardContent business={business} tab={tab} since={since} eventCount={today?.event_count} isWhole />
  );
}
