import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function PlanDate(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 320 220" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-berry)" d="M0 0h320v220H0z" />
      <circle cx="196" cy="92" r="66" fill="var(--pic-paper)" />
      <circle cx="176" cy="78" r="10" fill="var(--pic-shade)" />
      <circle cx="222" cy="108" r="14" fill="var(--pic-shade)" />
      <circle cx="208" cy="66" r="6" fill="var(--pic-shade)" />
      <path fill={`url(#${id}a)`} d="M196 26a66 66 0 0 1 0 132 86 86 0 0 0 0-132" opacity=".5" />
      <path fill="var(--pic-ink)" d="M0 196h320v24H0z" />
      <g fill="var(--pic-ink)" transform="rotate(7 -1536.3 1177)">
        <path d="M-17-76.2h34V0h-34z" />
        <circle cy="-104.6" r="21.4" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(-9 1341.2 -1121.8)">
        <path d="M-15.1-67.7h30.2V0h-30.2z" />
        <circle cy="-92.9" r="19.1" />
      </g>
      <path fill="var(--pic-fir)" d="M84 158h156v9H84zM84 142h156v6H84z" />
      <path fill="var(--pic-fir)" d="M100 158h8v38h-8zM216 158h8v38h-8z" />
      <g transform="matrix(-.62 0 0 .62 280 196)">
        <path
          fill="var(--pic-paper)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-paper)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
    </svg>
  );
}
