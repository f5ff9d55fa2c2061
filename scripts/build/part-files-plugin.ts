import type { Plugin } from 'vite';

const SUFFIX = '?part-files';

/**
 * `import files from './part.tsx?part-files'`: the addresses of the scripts that a part needs which is loaded on demand, with all
 * that they import; so that the HTML of a screen can ask for them before its own scripts do. In the browser the list is empty. The
 * server is built after the browser's files, by the same process.
 */
export function partFiles(): Plugin {
  const filesOf = new Map<string, string[]>();
  return {
    name: 'part-files',
    enforce: 'pre',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
      for (const { fileName, moduleIds } of chunks) {
        const files = withImports(fileName, importsOf);
        for (const id of moduleIds) filesOf.set(id, files);
      }
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      // The dev server has no files: it serves modules one by one.
      if (this.environment.name === 'client' || this.environment.mode === 'dev') return 'export default [];';
      const files = filesOf.get(id.slice(0, -SUFFIX.length));
      if (!files) this.error(`${id} is in no file of the browser`);
      return `export default ${JSON.stringify(files.map((file) => `/${file}`))};`;
    },
  };
}

function withImports(file: string, importsOf: Map<string, string[]>): string[] {
  const found = new Set([file]);
  for (const one of found) for (const other of importsOf.get(one) ?? []) found.add(other);
  return [...found];
}
