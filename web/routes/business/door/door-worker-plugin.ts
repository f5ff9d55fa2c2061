import type { Plugin } from 'vite';
import { doorWorkerPath } from '../../../features/door/addresses.ts';
import { fixedFile } from '../../../shell/fixed-file-plugin.ts';
import { bundleScript } from '../../../shell/inline-script-plugin.ts';

/** The door's worker, at a path with a scope that covers event pages. */
export function buildDoorWorker(): Plugin {
  return fixedFile(doorWorkerPath, 'text/javascript', () => bundleScript('web/routes/business/door/door-worker.ts'));
}
