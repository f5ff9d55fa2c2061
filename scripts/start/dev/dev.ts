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
import { createFront } from './front.ts';
import { liveTexts } from './live-texts.ts';
import { createRenderer } from './renderer.ts';

/*
 * The product from its sources, at one address. Vite serves the front end and renders the pages; the server is a process of its own
 * that is started again when one of its files changes; the embedded database runs for as long as this process does.
 */

/** Files the server reads. Texts are among them, for mails and messages; the routes of pages as well. */
const ofServer =
  /^(server|domain|contract|database|i18n|scripts\/start\/dev)\/.*(?<!\.test)\.(ts|json|sql)$|^operator\.json$|^web\/(routes|aliases|[a-z]*-?paths)\.ts$/;
const ofTexts = /^i18n\//;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  // Vite sets it for itself; the server is not to inherit that.
  const { NODE_ENV } = process.env;
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const { promise: front, resolve: openFront } = Promise.withResolvers<RequestListener>();
    // A browser that is open already asks before the front is there.
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
      // All packages at once: one found later would load every page again.
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
    openFront(createFront({ vite, backend, renderer: createRenderer(vite) }));
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
