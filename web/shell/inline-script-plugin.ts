import type { Plugin } from 'vite';
import { build } from 'vite';

const SUFFIX = '?inline-script';

/** Required by the utilities; avoids fallbacks for oklch. */
export const cssBrowsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

/**
 * `import source from './x.ts?inline-script'` yields the bundled, minified script on the server, and an empty string in
 * the browser, where it has already run.
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
