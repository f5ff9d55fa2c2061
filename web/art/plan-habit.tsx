import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function PlanHabit(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 320 220" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-green)" d="M0 0h320v220H0z" />
      <path fill="var(--pic-fir)" d="M0 220v-44h46v-18h46v-18h46v-18h46v-18h46V86h46V68h44v152z" />
      <path fill={`url(#${id}a)`} d="M0 220v-44h46v-18h46v-18h46v-18h46v-18h46V86h46V68h44v152z" opacity=".5" />
      <g fill="var(--pic-paper)" transform="translate(23 176)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-paper)" transform="translate(69 158)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-paper)" transform="translate(115 140)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-paper)" transform="translate(161 122)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-ink)" transform="translate(207 104)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(-11 573 -1270.8)">
        <path d="M-8.4-37.5H8.3V0H-8.4z" />
        <circle cy="-51.5" r="10.5" />
      </g>
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="3" d="M300 66V12" />
      <path fill="var(--pic-amber)" d="M300 12h-34l8 10-8 10h34z" />
      <path
        fill="none"
        stroke="var(--pic-paper)"
        strokeWidth="3"
        d="m17 196 5 5 9-11M63 178l5 5 9-11M109 160l5 5 9-11M155 142l5 5 9-11M201 124l5 5 9-11"
      />
    </svg>
  );
}
