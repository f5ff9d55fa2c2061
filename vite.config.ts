import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { serverText } from './scripts/build/bundle-for-node.ts';
import { refuseChunkCircles } from './scripts/build/chunk-circle-plugin.ts';
import { externalPackages } from './scripts/build/external-packages.ts';
import { ownKit } from './scripts/build/own-kit-plugin.ts';
import { screenChunks } from './scripts/build/screen-chunks.ts';
import { buildEmbed } from './web/embed/embed-plugin.ts';
import { buildDoorWorker } from './web/routes/business/door/door-worker-plugin.ts';
import { cssBrowsers, inlineScript } from './web/shell/inline-script-plugin.ts';
import { buildAppWorker } from './web/worker/worker-plugin.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter().map(askOnlyForServerModules),
    inlineScript(),
    ownKit(),
    buildEmbed(),
    buildAppWorker(),
    buildDoorWorker(),
    refuseChunkCircles(),
  ],
  publicDir: 'web/public',
  environments: {
    // What runs in the server holds the packages it needs.
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
    // The server reads from it which scripts a page opens with.
    manifest: true,
    target: 'es2022',
    cssTarget: cssBrowsers,
    // scripts/measure/check-page-size.ts measures what counts; these would pack every file once more, and warn of the server's.
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
});

/**
 * React Router looks up every import once more, to refuse modules that are only for servers: a fifth of the time that the build
 * for browsers takes. Their names end in `.server`, so the others need not be looked up.
 */
function askOnlyForServerModules(plugin: Plugin): Plugin {
  const { name, resolveId } = plugin;
  if (name !== 'react-router:dot-server' || typeof resolveId !== 'function') return plugin;
  return { ...plugin, resolveId: { filter: { id: /\.server/ }, handler: resolveId } };
}

/**
 * Chromium compiles such a file in a thread of its own while it arrives, not each function when it is first called: of what a screen
 * opens with almost all is.
 */
function compileWhole({ modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  // Where there is little to compile, the line itself is dear.
  return length > 20_000 ? '//# allFunctionsCalledOnLoad' : '';
}
