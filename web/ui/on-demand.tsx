import type { ComponentType } from 'react';
import { use } from 'react';

/** Without a connection it waits for one: whoever waits sees the fallback, and the screen with all that was typed stays. */
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
 * A component whose code is fetched when it is first shown (below a `Suspense`) or, better, by `useAhead(Part.fetch)` before that.
 * Unlike React's `lazy` it then shows at once, without its fallback in between.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;
  const start = async () => {
    part = await onceConnected(load);
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its file is loaded
  function OnDemand(props: Props) {
    if (!part) {
      loading ??= start();
      use(loading);
    }
    const Part = part;
    return Part && <Part {...props} />;
  }

  /** Fetches the code. After a failure it is tried again when the part is shown. */
  const fetch = () => {
    loading ??= start();
    return loading.catch(() => {
      loading = undefined;
    });
  };
  /** True when it shows at once. */
  const isThere = () => part !== undefined;
  return Object.assign(OnDemand, { fetch, isThere });
}
