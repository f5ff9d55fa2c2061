import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Site } from '#domain/shared/site.ts';
import { runProduct } from '#server/boot/run-product.ts';
import type { PageVisit, WebBuild } from '#server/pages/load-build.ts';

/* The server of `npm run dev`. Its parent renders the pages at PAGES_ADDRESS. */
const { PAGES_ADDRESS: address } = process.env;

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

async function ask(path: string, body: object): Promise<Response> {
  return fetch(new URL(path, address), { method: 'POST', body: JSON.stringify(body), redirect: 'manual' });
}

/** Lets the renderer read the API as the page's reader during a render. */
async function openReads() {
  const visits = new Map<string, PageVisit>();
  const server = createServer(async ({ url = '/', headers }, response) => {
    const [, id = '', ...path] = url.split('/');
    const business = headers['x-business-id'];
    const asked = new Request(new URL(`/${path.join('/')}`, 'http://127.0.0.1'), {
      headers: typeof business === 'string' ? { 'X-Business-Id': business } : {},
    });
    const answer = await visits.get(id)?.read(asked);
    response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []));
    response.end(await answer?.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return async (visit: PageVisit, draw: (visit: object) => Promise<Response>) => {
    const id = randomUUID();
    visits.set(id, visit);
    const { address, chosenBusiness, nonce } = visit;
    try {
      return await draw({ address, chosenBusiness, nonce, reads: `http://127.0.0.1:${port}/${id}` });
    } finally {
      visits.delete(id);
    }
  };
}

async function openWeb(site: Site) {
  const withReads = await openReads();
  const web: WebBuild = {
    isLive: true,
    routes: await (await ask('/@pages/routes', {})).json(),
    render(path, language, data, visit) {
      const draw = (shown?: object) => ask('/@pages/render', { path, language, data, site, visit: shown });
      return visit ? withReads(visit, draw) : draw();
    },
  };
  return { web, serveAsset: async () => undefined };
}

runProduct({ openWeb, onReady: () => process.send?.('ready') });
