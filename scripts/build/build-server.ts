import { bundleForNode } from './bundle-for-node.ts';

const chunks = await bundleForNode('product', {
  main: 'server/main.ts',
  'read-worker': 'server/adapters/imports/read-worker.ts',
  'repack-worker': 'server/adapters/videos/repack-worker.ts',
});

/** Packages loaded on demand, to save memory where they are unused. */
const late = [
  // Only the OpenAPI document needs it.
  '@asteasolutions/zod-to-openapi',
  '@aws-sdk/client-s3',
  '@modelcontextprotocol/sdk',
  // Except its api, which prom-client imports.
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

/** Modules loaded at start: all imports of `main.ts` and their static imports. */
function listLoadedAtStart(): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const main = chunks.find(({ name }) => name === 'main');
  const loaded = new Set([main?.fileName ?? '', ...(main?.dynamicImports ?? [])]);
  for (const name of loaded) for (const each of byName.get(name)?.imports ?? []) loaded.add(each);
  return [...loaded].flatMap((name) => byName.get(name)?.moduleIds ?? `node_modules/${name}/`);
}

const loaded = listLoadedAtStart();
const early = late.filter((name) => loaded.some((id) => `${id}/`.includes(`node_modules/${name}/`)));
// Texts of the pages; the server uses `i18n/server-translator.ts`.
early.push(...loaded.filter((id) => id.endsWith('/i18n/translator.ts')));
if (early.length > 0) throw new Error(`Loaded at every start, and needed later: ${early.join(', ')}. import() them.`);
