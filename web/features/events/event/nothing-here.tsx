import type { ComponentProps } from 'react';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import type { EmptySceneName } from '#web/art/empty-scene-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export type NothingHereProps = { of: EmptySceneName } & Omit<ComponentProps<typeof EmptyState>, 'drawing'>;

export function NothingHere({ of, ...words }: NothingHereProps) {
  return <EmptyState drawing={<EmptyScene of={of} />} {...words} />;
}
