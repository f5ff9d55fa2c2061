import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function TypeRestaurant(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="60" cy="50" r="36" fill="var(--pic-white)" stroke="var(--ink)" strokeWidth="2.5" />
      <circle cx="60" cy="50" r="24" fill="var(--pic-tomato)" />
      <path fill={`url(#${id}a)`} d="M60 26a24 24 0 0 1 0 48z" opacity=".5" />
      <circle cx="52" cy="44" r="5" fill="var(--pic-amber)" />
      <circle cx="66" cy="56" r="5" fill="var(--pic-green)" />
      <path fill="var(--ink)" d="M12 14h4v76h-4z" />
      <path fill="var(--ink)" d="M6 10h3v18h10V10h3v22q0 6-6 6h-4q-6 0-6-6zM104 10q10 8 8 36h-5v44h-5V10z" />
    </svg>
  );
}
