import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { refuseChunkCircles } from './scripts/chunk-circle-plugin.ts';
import { inlineScript } from './web/shell/inline-script-plugin.ts';

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
  plugins: [tailwindcss(), reactRouter(), inlineScript(), refuseChunkCircles()],
  publicDir: 'web/public',
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedPieces] } } } } },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // What the utilities need anyway; colours then stand once, as oklch, without fallbacks.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
});
