import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { Dialog } from './dialog.tsx';
import { onDemand } from './on-demand.tsx';
import { useLatest } from './use-latest.ts';
import { usePreload } from './use-preload.ts';

/**
 * A dialog with a form, loaded when idle and mounted on first open, since mounted while closed it would render with its
 * screen. It stays mounted, keeping its input.
 */
export function dialogOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
) {
  const Content = onDemand(load);
  const fetch = () => Promise.all([Content.fetch(), Dialog.fetch()]);

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function DialogOnDemand(props: Props) {
    const wasOpened = useLatest(isOpen(props) || null);
    usePreload(fetch);
    return (
      wasOpened && (
        <Suspense>
          <Content {...props} />
        </Suspense>
      )
    );
  };
}
