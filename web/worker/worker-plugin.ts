import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { APP_WORKER_PATH } from '../../domain/phone-app/addresses.ts';
import { bundleScript } from '../shell/inline-script-plugin.ts';

/** Entry points; their static and dynamic imports are the app. */
const entries =
  /[\\/]web[\\/](?:entry\.client|root|routes[\\/]business[\\/](?:member-screens|member-layout|create-event|account|integrations|dashboard[\\/]dashboard))\.tsx/;

function listFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const open = chunks
    .filter(({ facadeModuleId }) => entries.test(facadeModuleId ?? ''))
    .map(({ fileName }) => fileName);
  const found = new Set<string>();
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const chunk = chunks.find(({ fileName }) => fileName === file);
    const { importedCss = [], importedAssets = [] } = chunk?.viteMetadata ?? {};
    open.push(...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? []), ...importedCss, ...importedAssets);
  }
  return [...found].map((file) => `/${file}`).sort();
}

/** Builds the worker with its file list; the cache name changes with every build. */
export function buildAppWorker(): Plugin {
  return {
    name: 'app-worker',
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const files = listFiles(bundle);
      if (files.length < entries.source.split('|').length) throw new Error('The screens of the app were not found');
      const script = await bundleScript('web/worker/app-worker.ts');
      const version = createHash('sha256').update(JSON.stringify(files)).update(script).digest('hex').slice(0, 12);
      const names = `const APP_FILES=${JSON.stringify(files)},APP_VERSION=${JSON.stringify(version)};\n`;
      this.emitFile({ type: 'asset', fileName: APP_WORKER_PATH.slice(1), source: names + script });
    },
  };
}
