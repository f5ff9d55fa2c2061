import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { refuseChunkCircles } from './scripts/chunk-circle-plugin.ts';
import { buildEmbed } from './web/embed/embed-plugin.ts';
import { cssBrowsers, inlineScript } from './web/shell/inline-script-plugin.ts';

/** Small pieces that many screens share travel together: a third fewer requests for the same bytes. */
const sharedPieces = {
  name: 'shared',
  test: /[\\/](?:lucide-react|web[\\/](?:ui|shell|art))[\\/]/,
  minShareCount: 2,
  maxModuleSize: 4000,
  entriesAware: true,
  entriesAwareMergeThreshold: 2000,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript(), buildEmbed(), refuseChunkCircles()],
  publicDir: 'web/public',
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedPieces] } } } } },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: cssBrowsers,
  },
});
