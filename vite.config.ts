import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './web/shell/inline-script-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScript()],
  publicDir: 'web/public',
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // What the utilities need anyway; colours then stand once, as oklch, without fallbacks.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
});
