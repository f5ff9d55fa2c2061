import type { Plugin } from 'vite';
import { build } from 'vite';

const SUFFIX = '?inline-script';

/** What the utilities need anyway; colours then stand once, as oklch, without fallbacks. */
export const cssBrowsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

/**
 * `import source from './x.ts?inline-script'` imports the file, bundled and minified, as a string for the rendered HTML.
 * The browser gets an empty string instead: the script already ran when React takes over.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      if (this.environment.name === 'client') return 'export default "";';
      const entry = id.slice(0, -SUFFIX.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundleScript(entry))};`;
    },
  };
}

/** One self-contained, minified script without imports. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      cssTarget: cssBrowsers,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled`);
  return output.output[0].code.trim();
}
