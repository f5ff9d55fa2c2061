import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { serverText } from './scripts/build/bundle-for-node.ts';
import { rejectChunkCycles } from './scripts/build/chunk-cycle-plugin.ts';
import { externalPackages } from './scripts/build/external-packages.ts';
import { ownKit } from './scripts/build/own-kit-plugin.ts';
import { screenChunks } from './scripts/build/screen-chunks.ts';
import { buildEmbed } from './web/embed/embed-plugin.ts';
import { buildDoorWorker } from './web/routes/business/door/door-worker-plugin.ts';
import { cssBrowsers, inlineScript } from './web/shell/inline-script-plugin.ts';
import { pageSheets } from './web/styles/sheets-plugin.ts';
import { buildAppWorker } from './web/worker/worker-plugin.ts';

export default defineConfig({
  plugins: [
    pageSheets(),
    tailwindcss(),
    reactRouter().map(askOnlyForServerModules),
    inlineScript(),
    ownKit(),
    buildEmbed(),
    buildAppWorker(),
    buildDoorWorker(),
    rejectChunkCycles(),
  ],
  publicDir: 'web/public',
  worker: { format: 'es' },
  environments: {
    // Bundles the server's packages.
    ssr: {
      resolve: { noExternal: true, external: externalPackages },
      build: { rolldownOptions: { output: serverText } },
    },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: screenChunks }, postBanner: compileWhole } } },
    },
  },
  build: {
    assetsInlineLimit: 0,
    // The server finds a page's scripts in it.
    manifest: true,
    target: 'es2022',
    cssTarget: cssBrowsers,
    // scripts/measure/check-page-size.ts measures the relevant sizes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
});

/**
 * React Router resolves every import again to reject `.server` modules, a slow step; only names that end in `.server`
 * need it.
 */
function askOnlyForServerModules(plugin: Plugin): Plugin {
  const { name, resolveId } = plugin;
  if (name !== 'react-router:dot-server' || typeof resolveId !== 'function') return plugin;
  return { ...plugin, resolveId: { filter: { id: /\.server/ }, handler: resolveId } };
}

/**
 * Chromium compiles marked files on a background thread while they load, instead of each function at its first call.
 */
function compileWhole({ modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  // Not worth a line in small files.
  return length > 20_000 ? '//# allFunctionsCalledOnLoad' : '';
}
