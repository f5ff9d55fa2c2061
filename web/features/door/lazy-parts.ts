import { Dialog } from '#web/ui/dialog.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

/** With its dialog, so that the worker stores both. */
export const ScanDialog = onDemand(async () => {
  const [{ ScanDialog: Loaded }] = await Promise.all([import('./scan-dialog.tsx'), Dialog.fetch()]);
  return Loaded;
});
