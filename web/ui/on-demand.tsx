import type { ComponentType } from 'react';
import { use } from 'react';

/** Waits for a connection: the fallback shows, and the screen keeps its input. */
async function onceConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resume) => window.addEventListener('online', resume, { once: true }));
    }
  }
}

/**
 * A lazy component, loaded when first shown or ahead by `usePreload(Part.fetch)`; once loaded, it renders without the
 * fallback, unlike React's `lazy`.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;
  const start = async () => {
    part = await onceConnected(load);
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  function OnDemand(props: Props) {
    if (!part) {
      loading ??= start();
      use(loading);
    }
    const Part = part;
    return Part && <Part {...props} />;
  }

  /** Loads the code; a failure is retried when shown. */
  const fetch = () => {
    loading ??= start();
    return loading.catch(() => {
      loading = undefined;
    });
  };
  const isThere = () => part !== undefined;
  return Object.assign(OnDemand, { fetch, isThere });
}
