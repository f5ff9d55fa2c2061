import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

type LetterboxProps = ArtProps & { children: ReactNode; hasGround?: boolean };

/** A letterbox with two people; `children` is drawn on the letter. */
export function Letterbox({ children, hasGround = false, ...props }: LetterboxProps) {
  const id = useId();
  return (
    <svg viewBox={hasGround ? '0 0 480 460' : '0 0 480 430'} aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="240" cy="430" r="230" fill={`url(#${id}a)`} opacity=".3" />
      <rect width="180" height="250" x="150" y="120" fill="var(--pic-tomato)" rx="14" />
      <path fill="var(--pic-tomato)" d="M150 134a14 14 0 0 1 14-14h76v250h-90z" />
      <path fill={`url(#${id}a)`} d="M240 120h76a14 14 0 0 1 14 14v236h-90z" opacity=".5" />
      <path fill="var(--pic-ink)" d="M138 132q0-40 102-40t102 40zM176 166h128v20H176z" />
      <path fill="var(--pic-white)" d="m196 60 95.5-10 11.7 111.4-95.5 10z" />
      <path fill="var(--pic-ink)" d="m211.8 76.4 51.7-5.4 1 9-51.8 5.4zM213.7 94.3l67.6-7 .5 4.9-67.6 7.1z" />
      {children}
      <path fill="var(--pic-ink)" d="M176 166h128v20H176z" />
      <path fill="var(--pic-tomato)" d="M150 172h180v-6H150z" />
      <path fill="var(--pic-paper)" d="M196 226h88v60h-88z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="3" d="m196 226 44 34 44-34" />
      <path fill="var(--pic-ink)" d="M228 370h24v64h-24z" />
      <g fill="var(--pic-ink)" transform="rotate(-9 2953.2 -2273.4)">
        <path d="M-22.7-101.6h45.4V0h-45.4z" />
        <circle cy="-139.4" r="28.6" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(5 -4925.1 1247.7)">
        <path d="M-18.9-84.7h37.8V0h-37.8z" />
        <circle cy="-116.2" r="23.8" />
      </g>
      {hasGround && <path fill="var(--pic-ink)" d="M0 430h480v30H0z" />}
    </svg>
  );
}
