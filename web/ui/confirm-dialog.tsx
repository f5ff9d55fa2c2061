import { Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-popup.tsx';
import { onDemand } from './on-demand.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useLatest } from './use-latest.ts';
import { usePreload } from './use-preload.ts';

const ConfirmPopup = onDemand(async () => (await import('./confirm-popup.tsx')).ConfirmPopup);

/** Confirmation; the safe answer is first and focused. Loaded when idle or opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isHydrated = useHydrated();
  const wasOpened = useLatest(props.open || null);
  usePreload(ConfirmPopup.fetch);
  if (!isHydrated || !wasOpened) return null;
  return (
    <Suspense>
      <ConfirmPopup {...props} />
    </Suspense>
  );
}
