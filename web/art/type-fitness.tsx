import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function TypeFitness(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="none" stroke="var(--ink)" strokeWidth="9" d="M44 42q-6-30 16-30t16 30" />
      <path fill="var(--pic-green)" d="M60 34q32 0 32 30 0 16-12 24H40q-12-8-12-24 0-30 32-30" />
      <path fill={`url(#${id}a)`} d="M60 34q32 0 32 30 0 16-12 24H60z" opacity=".6" />
      <path fill="var(--ink)" d="M40 86h40v5H40z" />
      <text
        x="60"
        y="74"
        fill="var(--pic-ink)"
        fontFamily="var(--font-display)"
        fontSize="25"
        fontWeight="800"
        fontStretch="80%"
        textAnchor="middle"
      >
        16
      </text>
    </svg>
  );
}
