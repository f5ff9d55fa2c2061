import { basename, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment } from 'vite';

const TEXTS = /\/i18n\/(?:de|en)\/[^?]+\.ts$/;
/** Files of texts that pages ask for by name; a part of texts belongs to those that import it. */
const NAMED = /\/i18n\/(de|en)\/(?:pages\/)?[^/?]+\.ts$/;

/** Tells open pages what has changed that no module of theirs could take by itself: their texts, and pages without modules. */
export function liveTexts(): Plugin {
  return {
    name: 'live-texts',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      if (this.environment.name !== 'client' || !TEXTS.test(id)) return null;
      // `web/shell/browser-texts.ts` takes them; nothing that imports them has to run again.
      return { code: `${code}\nimport.meta.hot?.accept(() => {});`, map: null };
    },
    hotUpdate({ modules, server, timestamp }) {
      const { environment } = this;
      if (environment.name !== 'ssr' || modules.length === 0) return;
      const changed = withImporters(modules);
      for (const { id } of changed) forget(environment as RunnableDevEnvironment, id);
      const { hot } = server.environments.client;
      for (const { file } of changed) {
        const language = NAMED.exec(file ?? '')?.[1];
        if (!file || !language) continue;
        const address = `/${relative(server.config.root, file)}?t=${timestamp}`;
        hot.send('dabei:texts', { language, file: basename(file, '.ts'), address });
      }
      hot.send('dabei:page');
      // Vite itself would forget all modules and run them again.
      return [];
    },
  };
}

function withImporters(modules: readonly EnvironmentModuleNode[]): Set<EnvironmentModuleNode> {
  const found = new Set(modules);
  for (const one of found) for (const importer of one.importers) found.add(importer);
  return found;
}

function forget({ runner }: RunnableDevEnvironment, id: string | null): void {
  const evaluated = id === null ? undefined : runner.evaluatedModules.getModuleById(id);
  if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
}
