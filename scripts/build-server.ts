import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { externalPackages } from './external-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/**
 * Puts the modules that the entries import into few files in a folder below `build`. They find what lies beside them where
 * it was, not beside the build.
 */
async function bundle(name: string, input: Record<string, string>) {
  const folder = `${root}build/${name}`;
  const whereItWas = {
    name: 'where-it-was',
    transform(code: string, id: string) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
      return code.replaceAll('import.meta.url', `new URL('${relative(folder, id)}', import.meta.url).href`);
    },
  };
  const build = await rolldown({
    input,
    platform: 'node',
    external: (id) => externalPackages.some((each) => id === each || id.startsWith(`${each}/`)),
    plugins: [whereItWas],
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    cleanDir: true,
    chunkFileNames: '[name]-[hash].js',
    charset: 'ascii',
    comments: false,
    // The text of a script stays in memory. Names are kept, for what the log says of failures.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await build.close();
  return output.filter((each) => each.type === 'chunk');
}

/*
 * A process that reads a thousand modules one by one, and takes their types away, starts three times slower and keeps twice
 * the memory. The commands are built apart, so that they change nothing in the files of the server: the image, which holds
 * no packages that are built in, needs them so.
 */
const chunks = await bundle('product', { main: `${root}server/main.ts` });
const commands = await bundle('commands', {
  migrate: `${root}scripts/migrate.ts`,
  'notice-keys': `${root}scripts/make-notice-keys.ts`,
  operator: `${root}scripts/operator.ts`,
  reviewer: `${root}scripts/reviewer.ts`,
});

// One character beyond Latin-1 makes V8 keep two bytes for each of its file: five megabytes for the largest.
for (const { fileName, code } of [...chunks, ...commands]) {
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
  '@simplewebauthn/server',
  'culori',
  'feed',
  'file-type',
  'flydrive',
  'fontkit',
  'ical-generator',
  'mediabunny',
  'mime-db',
  'nodemailer/lib/nodemailer.js',
  'otpauth',
  'pdfkit',
  'react',
  'react-router',
  'sharp',
  'stripe',
  'yazl',
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
