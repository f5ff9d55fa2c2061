import type { Site } from '#domain/shared/site.ts';
import { runProduct } from '#server/boot/run-product.ts';
import type { WebBuild } from '#server/pages/load-build.ts';

/* The server of `npm run dev`. Its pages are rendered by the process that started it, at the address it is given. */
const { PAGES_ADDRESS: address } = process.env;

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

async function ask(path: string, body: object): Promise<Response> {
  return fetch(new URL(path, address), { method: 'POST', body: JSON.stringify(body), redirect: 'manual' });
}

async function openWeb(site: Site) {
  const web: WebBuild = {
    isLive: true,
    routes: await (await ask('/@pages/routes', {})).json(),
    render: (path, language, data) => ask('/@pages/render', { path, language, data, site }),
    // The screens are drawn by the browser alone.
    drawSnapshot: async () => undefined,
  };
  return { web, serveAsset: async () => undefined };
}

runProduct({ openWeb, onReady: () => process.send?.('ready') });
