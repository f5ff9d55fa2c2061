import type { Plugin } from 'vite';
import { bundleScript } from '../../../shell/inline-script-plugin.ts';
import { doorWorkerPath } from './addresses.ts';

/** Puts the worker of the door lists where its scope may be the page of each event. */
export function buildDoorWorker(): Plugin {
  return {
    name: 'door-worker',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = await bundleScript('web/routes/business/door/door-worker.ts');
      this.emitFile({ type: 'asset', fileName: doorWorkerPath.slice(1), source });
    },
  };
}
