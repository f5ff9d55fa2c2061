import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function TypeBar(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-amber)" d="M34 26h44v62H34z" />
      <path fill={`url(#${id}a)`} d="M56 26h22v62H56z" opacity=".5" />
      <path fill="var(--ink)" d="M78 38h10q10 0 10 10v14q0 10-10 10H78v-8h8q4 0 4-4V50q0-4-4-4h-8z" />
      <path fill="var(--pic-white)" d="M28 30q-2-14 12-14Q44 4 58 6q12-6 20 6 12 2 8 18z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2.5" d="M28 30q-2-14 12-14Q44 4 58 6q12-6 20 6 12 2 8 18z" />
      <path fill="var(--pic-ink)" d="M44 38h5v40h-5zM56 38h5v40h-5zM34 86h44v4H34z" />
    </svg>
  );
}
