import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function VenueGym(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 400 300" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-blue)" d="M0 0h400v300H0z" />
      <path fill="var(--pic-ink)" d="M0 262h400v38H0z" />
      <circle cx="200" cy="262" r="130" fill="var(--pic-amber)" />
      <circle cx="200" cy="262" r="130" fill={`url(#${id}a)`} opacity=".3" />
      <path fill="var(--pic-ink)" d="M0 262h400v38H0z" />
      <g fill="var(--pic-ink)" transform="translate(200 262)">
        <path d="M-20.3-90.7h40.5V0h-40.5z" />
        <circle cy="-124.5" r="25.5" />
      </g>
      <path fill="var(--pic-ink)" d="M52 104h296v9H52z" />
      <path fill="var(--pic-tomato)" d="M66 62h16v94H66zM86 62h16v94H86zM318 62h16v94h-16zM298 62h16v94h-16z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="13" d="m186 150-40-42m68 42 40-42" />
      <g fill="var(--pic-white)" transform="rotate(5 -2980.4 589)">
        <path d="M-11.3-50.8h22.7V0h-22.7z" />
        <circle cy="-69.7" r="14.3" />
      </g>
      <g fill="var(--pic-white)" transform="rotate(-5 3181.4 -4014.6)">
        <path d="m9.5-42.1-8.2-3.8 16-34.3 8.1 3.8z" />
        <path d="M-12.2-54.4h24.3V0h-24.3z" />
        <circle cy="-74.7" r="15.3" />
      </g>
    </svg>
  );
}
