import { useState } from 'react';
import type { Stale } from '#web/api/use-refresh.ts';
import type { DeskAct } from './desk-act.ts';
import { PeopleActDialog } from './people-act-dialog.tsx';

/** Opens acts in one dialog, which keeps its act while it fades out. */
export function useActs(stale: readonly Stale[]) {
  const [act, setAct] = useState<DeskAct | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    start(next: DeskAct) {
      setAct(next);
      setOpen(true);
    },
    dialog: act && (
      <PeopleActDialog
        key={`${act.words} ${act.to ?? ''}`}
        act={act}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        stale={stale}
      />
    ),
  };
}
