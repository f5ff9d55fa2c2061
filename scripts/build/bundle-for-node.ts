import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { externalPackages } from './external-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Output of the server's scripts: minified Latin-1, since V8 keeps the source in memory. Function names stay for stack
 * traces.
 */
export const serverText = {
  charset: 'ascii',
  comments: false,
  minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
} as const;

/** Zod without descriptions, which validation does not need. */
const undescribed = `
  import { z } from 'zod';
  z.ZodType.prototype.openapi = function () { return this; };
  export { z };
`;

/**
 * Bundles the entries' modules into few files below `build`, which start faster and use less memory than separate
 * sources. Paths relative to a module keep pointing to its source folder. Resolves with the files.
 */
export async function bundleForNode(name: string, input: Record<string, string>) {
  const folder = `${root}build/${name}`;
  const whereItWas = {
    name: 'where-it-was',
    transform(code: string, id: string) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
      // Threads are entries of the build, beside the file that starts them: their packages are not in the image.
      const withThreads = code.replaceAll(
        /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g,
        "new URL('./$1.js', import.meta['url'])",
      );
      return withThreads.replaceAll('import.meta.url', `new URL('${relative(folder, id)}', import.meta.url).href`);
    },
  };
  // Descriptions serve only `contract/openapi.json`, and each copies its schema in memory.
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
  // One character beyond Latin-1 makes V8 store the whole file with two bytes per character; a thread's goes with it.
  for (const { fileName, code } of chunks.filter(({ name: entry }) => !entry.endsWith('-worker'))) {
    const line = code.split('\n').find((each) => /\P{ASCII}/u.test(each));
    if (line) throw new Error(`${fileName} is not ASCII; in HTML an entity says the same: ${line.slice(0, 300)}`);
  }
  return chunks;
}
