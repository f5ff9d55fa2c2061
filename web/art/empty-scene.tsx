import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import type { EmptySceneName } from './empty-scene-name.ts';

/** The drawings come when something is empty; without a connection there is none, and the words say it. */
const EmptyScenes = lazy<ComponentType<{ of: EmptySceneName }>>(() =>
  import('./empty-scenes.tsx').then(
    ({ EmptyScenes: Scenes }) => ({ default: Scenes }),
    () => ({ default: () => null }),
  ),
);

/** The drawing above the words of an empty state; its place is kept while it loads. */
export function EmptyScene({ of, className = 'h-38 w-60' }: { of: EmptySceneName; className?: string }) {
  return (
    <span aria-hidden="true" className={`block max-w-full ${className}`}>
      <Suspense>
        <EmptyScenes of={of} />
      </Suspense>
    </span>
  );
}
