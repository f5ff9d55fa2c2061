import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sheetSources } from './sheet-sources.ts';

const ADDRESS = /([a-z]+)\.sheet\.css(\?.*)?$/;

/** `import login from './login.sheet.css?url'`: a virtual sheet defined in `sheet-sources.ts`. */
export function pageSheets(): Plugin {
  const asked = (id: string) => {
    const [, name = '', query = ''] = ADDRESS.exec(id) ?? [];
    const sheet = sheetSources[name];
    return (
      sheet && { id: `${join(import.meta.dirname, name)}.sheet.css${query}`, sheet, isItself: !/[?&]url\b/.test(query) }
    );
  };
  return {
    name: 'page-sheets',
    enforce: 'pre',
    resolveId: (source) => asked(source)?.id,
    load(id) {
      const found = asked(id);
      if (!found?.isItself) return null;
      const { rules, sources, except = [] } = found.sheet;
      return [
        ...rules.map((name) => `@import "./${name}.css";`),
        '@import "tailwindcss/utilities.css" layer(utilities) source(none);',
        ...sources.map((glob) => `@source "${glob}";`),
        ...except.map((glob) => `@source not "${glob}";`),
      ].join('\n');
    },
  };
}
