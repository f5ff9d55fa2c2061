import type { ComponentProps } from 'react';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import type { EmptySceneName } from '#web/art/empty-scene-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export type DrawnEmptyStateProps = { of: EmptySceneName } & Omit<ComponentProps<typeof EmptyState>, 'drawing'>;

export function DrawnEmptyState({ of, ...words }: DrawnEmptyStateProps) {
  return <EmptyState drawing={<EmptyScene of={of} />} {...words} />;
}
