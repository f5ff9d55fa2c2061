import { useId } from 'react';
import type { ArtProps } from './art-props.ts';
import { MingleParty } from './mingle-party.tsx';

/** Friends under a string of lights; the background shows through. */
export function LoginScene(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 320 216" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="160" cy="214" r="150" fill={`url(#${id}a)`} opacity=".3" />
      <path fill="var(--pic-ink)" d="M4 14h5v204H4zM311 10h5v208h-5zM0 8h13v7H0zM307 4h13v7h-13z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="2" d="M7 20q77 46 153 14t154-18" />
      <MingleParty dress="var(--pic-tomato)" />
    </svg>
  );
}
