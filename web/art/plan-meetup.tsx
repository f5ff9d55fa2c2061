import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function PlanMeetup(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 320 220" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-blue)" d="M0 0h320v220H0z" />
      <path fill="var(--pic-amber)" d="m160 34 136 186H24z" opacity=".9" />
      <path fill={`url(#${id}a)`} d="m160 34 136 186H24z" opacity=".2" />
      <path fill="var(--pic-ink)" d="M158.5 0h3v22h-3z" />
      <path fill="var(--pic-ink)" d="M128 40q4-24 32-24t32 24z" />
      <g fill="var(--pic-ink)" transform="rotate(4 -2477 1319.4)">
        <path d="M-12.4-55.6h24.8V0h-24.8z" />
        <circle cy="-76.4" r="15.6" />
      </g>
      <g fill="var(--pic-paper)" transform="translate(132 176)">
        <path d="M-14-62.9h28.1V0H-14z" />
        <circle cy="-86.3" r="17.7" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(-3 3452.6 -3425.3)">
        <path d="M-13.2-59.3h26.5V0h-26.5z" />
        <circle cy="-81.3" r="16.7" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-6 1795.1 -2125.4)">
        <path d="M-11.9-53.2h23.8V0h-23.8z" />
        <circle cy="-73" r="15" />
      </g>
      <path fill="var(--pic-ink)" d="M48 152h224v13H48zM150 165h20v55h-20z" />
      <path fill="var(--pic-white)" d="m142 152 10-16h22l10 16z" />
      <circle cx="158" cy="146" r="2" fill="var(--pic-ink)" />
      <circle cx="168" cy="143" r="2" fill="var(--pic-ink)" />
      <path fill="var(--pic-white)" d="M96 130h16v22H96z" />
      <path fill="var(--pic-berry)" d="m102.2 124.8 15.8 2.8-3.9 21.6-15.7-2.7z" />
      <circle cx="212" cy="146" r="6" fill="var(--pic-green)" />
      <circle cx="226" cy="146" r="6" fill="var(--pic-berry)" />
    </svg>
  );
}
