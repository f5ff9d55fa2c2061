import type { Plugin } from 'vite';

/** A browser file with a fixed address: built once, made per request by the dev server. */
export function fixedFile(path: string, type: string, make: () => Promise<string | Uint8Array>): Plugin {
  return {
    name: `fixed-file ${path}`,
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: await make() });
    },
    configureServer({ middlewares }) {
      middlewares.use(path, (_, response, next) => {
        make().then((content) => response.setHeader('Content-Type', type).end(content), next);
      });
    },
  };
}
