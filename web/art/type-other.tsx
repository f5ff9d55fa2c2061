import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function TypeOther(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="none" stroke="var(--ink)" strokeWidth="2.5" d="M60 10 28 38m32-28 32 28" />
      <circle cx="60" cy="9" r="5" fill="var(--ink)" />
      <path fill="var(--pic-fir)" d="M18 38h84v44H18z" />
      <path fill={`url(#${id}a)`} d="M60 38h42v44H60z" opacity=".4" />
      <circle cx="42" cy="60" r="5" fill="var(--pic-paper)" />
      <circle cx="60" cy="60" r="5" fill="var(--pic-paper)" />
      <g fill="var(--pic-tomato)" transform="rotate(11 -314.1 439)">
        <path d="M-3.8-16.9h7.6V0h-7.6z" />
        <circle cy="-23.2" r="4.8" />
      </g>
    </svg>
  );
}
