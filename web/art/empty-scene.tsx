import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import type { EmptySceneName } from './empty-scene-name.ts';

/** Loaded on demand; without a connection only the text shows. */
const EmptyScenes = lazy<ComponentType<{ of: EmptySceneName }>>(() =>
  import('./empty-scenes.tsx').then(
    ({ EmptyScenes: Scenes }) => ({ default: Scenes }),
    () => ({ default: () => null }),
  ),
);

/** Drawing of an empty state, with its space reserved. */
export function EmptyScene({ of, className = 'h-38 w-60' }: { of: EmptySceneName; className?: string }) {
  return (
    <span aria-hidden="true" className={`block max-w-full ${className}`}>
      <Suspense>
        <EmptyScenes of={of} />
      </Suspense>
    </span>
  );
}
