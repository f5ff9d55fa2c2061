import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function VenueCafe(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 400 300" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-green)" d="M0 0h400v300H0z" />
      <path fill="var(--pic-fir)" d="M0 216h400v84H0z" />
      <path fill="var(--pic-ink)" d="M0 204h400v12H0z" />
      <path fill="var(--pic-white)" d="M120 204v-96h110v96z" />
      <path fill={`url(#${id}a)`} d="M175 108h55v96h-55z" opacity=".4" />
      <path fill="var(--pic-ink)" d="M112 94h126v16H112zM150 110h10v26h-10zM190 110h10v26h-10z" />
      <path fill="var(--pic-tomato)" d="M140 168h30v22q0 14-15 14t-15-14zM182 168h30v22q0 14-15 14t-15-14z" />
      <g fill="var(--pic-ink)" transform="rotate(-4 3070.9 -4193.4)">
        <path d="M-17.8-79.8h35.6V0h-35.6z" />
        <circle cy="-109.5" r="22.5" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(5 -2306.2 789.1)">
        <path d="M-15.9-71.4H16V0h-31.9z" />
        <circle cy="-97.9" r="20.1" />
      </g>
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="3" d="M320 0v44" />
      <path fill="var(--pic-amber)" d="M288 62q4-24 32-24t32 24z" />
    </svg>
  );
}
