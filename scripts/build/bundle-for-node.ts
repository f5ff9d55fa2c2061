import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { externalPackages } from './external-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * How scripts of the server are written: one byte for each character, and short, as their text stays in memory. Names of functions are kept, for
 * what the log says of failures.
 */
export const serverText = {
  charset: 'ascii',
  comments: false,
  minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
} as const;

/** Zod for checking alone: a description changes nothing. */
const undescribed = `
  import { z } from 'zod';
  z.ZodType.prototype.openapi = function () { return this; };
  export { z };
`;

/**
 * Puts the modules that the entries import into few files in a folder below `build`: a process that reads a thousand modules one by
 * one, and takes their types away, starts three times slower and keeps twice the memory. They find what lies beside them where
 * it was, not beside the build. Resolves with the files.
 */
export async function bundleForNode(name: string, input: Record<string, string>) {
  const folder = `${root}build/${name}`;
  const whereItWas = {
    name: 'where-it-was',
    transform(code: string, id: string) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
      return code.replaceAll('import.meta.url', `new URL('${relative(folder, id)}', import.meta.url).href`);
    },
  };
  // What the contract says of its schemas is for `contract/openapi.json`, which is there already. Each would be a copy of its schema, in memory for good.
  const withoutDescriptions = {
    name: 'without-descriptions',
    load: (id: string) => (id.includes('/@hono/zod-openapi/') ? undescribed : null),
  };
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external: (id) => externalPackages.some((each) => id === each || id.startsWith(`${each}/`)),
    plugins: [whereItWas, withoutDescriptions],
    checks: { moduleLevelDirective: false },
    logLevel: 'warn',
  });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    cleanDir: true,
    chunkFileNames: '[name]-[hash].js',
    ...serverText,
  });
  await build.close();
  const chunks = output.filter((each) => each.type === 'chunk');
  // One character beyond Latin-1 makes V8 keep two bytes for each of its file: five megabytes for the largest.
  for (const { fileName, code } of chunks) {
    const line = code.split('\n').find((each) => /\P{ASCII}/u.test(each));
    if (line) throw new Error(`${fileName} is not ASCII; in HTML an entity says the same: ${line.slice(0, 300)}`);
  }
  return chunks;
}
