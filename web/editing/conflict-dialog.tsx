import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { ConflictProps } from './conflict-question.tsx';

/** Shown when another person has saved meanwhile. */
export const ConflictDialog = dialogOnDemand<ConflictProps>(
  async () => (await import('./conflict-question.tsx')).ConflictQuestion,
  ({ editing }) => editing.conflict !== null,
);
