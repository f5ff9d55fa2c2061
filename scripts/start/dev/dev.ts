import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts';
import { announce } from '#server/boot/run-product.ts';
import { ConfigError, readConfig } from '#server/boot/settings/config.ts';
import { compileCache } from '../memory-settings.js';
import { root } from '../process.js';
import { createBackend } from './backend.ts';
import { liveTexts } from './live-texts.ts';
import { createProxy } from './proxy.ts';
import { createRenderer } from './renderer.ts';

/*
 * Runs the product from its sources at one address. Vite serves and renders the front end; the server is a child
 * process restarted on changes; the embedded database lives as long as this process.
 */

/** Files the server reads, including texts of mails and the page routes. */
const ofServer =
  /^(server|domain|contract|database|i18n|scripts\/start\/dev)\/.*(?<!\.test)\.(ts|json|sql)$|^operator\.json$|^web\/(routes|aliases|[a-z]*-?paths)\.ts$/;
const ofTexts = /^i18n\//;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  // Vite sets it for itself; the server must not inherit it.
  const { NODE_ENV } = process.env;
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const { promise: front, resolve: openFront } = Promise.withResolvers<RequestListener>();
    // Open browsers may send requests before the front is ready.
    const http = createServer(async (request, response) => (await front)(request, response));
    http.listen(config.port, config.host);
    await once(http, 'listening');
    stops.push(() => {
      const closed = once(http, 'close');
      http.close();
      http.closeAllConnections();
      return closed;
    });
    const { port } = http.address() as { port: number };
    const address = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
    if (config.databaseUrl === null) {
      const database = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres') });
      stops.push(() => database.stop());
    }
    const vite = await createViteServer({
      root,
      appType: 'custom',
      plugins: [liveTexts()],
      // Pre-bundles all packages: one discovered later reloads every page.
      optimizeDeps: { entries: ['web/entry.client.tsx', 'web/{root,routes/**/*,shell/**/*}.tsx'] },
      server: {
        middlewareMode: true,
        hmr: { server: http },
        watch: { ignored: ['.data', 'build', 'test-results', '.react-router'].map((name) => join(root, name, '**')) },
      },
    });
    stops.push(() => vite.close());
    let isReady = false;
    const backend = createBackend({
      env: {
        ...process.env,
        NODE_ENV,
        PUBLIC_URL: address,
        OFFLINE_APP: '0',
        ...compileCache,
        PAGES_ADDRESS: `http://127.0.0.1:${port}`,
      },
      onStarted(seconds) {
        if (isReady) say(`server restarted in ${seconds} s`);
        else announce({ ...config, publicUrl: address });
        isReady = true;
        vite.ws.send('dabei:server');
      },
      onFailed: (output) => vite.ws.send({ type: 'error', err: { message: output, stack: '' } }),
      onMended: () => vite.ws.send({ type: 'full-reload' }),
    });
    stops.push(() => backend.stop());
    openFront(createProxy({ vite, backend, renderer: createRenderer(vite) }));
    vite.watcher.on('all', (_, file) => {
      const path = file.slice(root.length);
      if (ofServer.test(path)) backend.restart({ isServing: ofTexts.test(path) });
    });
    await backend.start();
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function fail(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number };
  const text = code === 'EADDRINUSE' ? `PORT ${port} is already in use` : undefined;
  process.stderr.write(`${text ?? (error instanceof ConfigError ? error.message : (error as Error).stack)}\n`);
  process.exit(1);
}

const started = main();
started.catch(fail);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    started.then((stop) => stop()).then(() => process.exit(0), fail);
  });
}
