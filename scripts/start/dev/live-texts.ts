import { basename, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment } from 'vite';

const TEXTS = /\/i18n\/(?:de|en)\/[^?]+\.ts$/;
/** Text files loaded by name; partial texts belong to their importers. */
const NAMED = /\/i18n\/(de|en)\/(?:pages\/)?[^/?]+\.ts$/;

/** Updates open pages with changed texts, and pages without modules. */
export function liveTexts(): Plugin {
  return {
    name: 'live-texts',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      if (this.environment.name !== 'client' || !TEXTS.test(id)) return null;
      // `web/shell/browser-texts.ts` applies it; importers need not rerun.
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
      // Vite would invalidate all modules.
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
