import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function HelpBooth(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 440 300" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="220" cy="30" r="30" fill="var(--pic-amber)" />
      <g fill="var(--pic-ink)" transform="translate(221 50) rotate(-9)">
        <path d="M-5.5-23h11V0h-11z" />
        <circle cy="-31" r="6.6" />
      </g>
      <path fill="var(--pic-night)" d="M122 108h196v82H122z" />
      <path fill="var(--pic-amber)" d="m204 108-46 82h124l-46-82z" opacity=".25" />
      <g fill="var(--pic-white)" transform="translate(220 190) rotate(-4)">
        <path d="M-18-44h36V2h-36z" />
        <circle cy="-62" r="17" />
      </g>
      <path fill="var(--pic-ink)" d="M114 100h9v90h-9zM317 100h9v90h-9z" />
      <path fill="var(--pic-tomato)" d="M116 60h208l24 44H92z" />
      <path
        fill="var(--pic-white)"
        d="M142 60h26l-12 44h-32zM194 60h26v44h-32zM246 60h26l12 44h-32zM298 60h26l24 44h-32z"
      />
      <g fill="var(--pic-tomato)">
        <circle cx="108" cy="104" r="16" />
        <circle cx="172" cy="104" r="16" />
        <circle cx="236" cy="104" r="16" />
        <circle cx="300" cy="104" r="16" />
      </g>
      <g fill="var(--pic-white)">
        <circle cx="140" cy="104" r="16" />
        <circle cx="204" cy="104" r="16" />
        <circle cx="268" cy="104" r="16" />
        <circle cx="332" cy="104" r="16" />
      </g>
      <path fill="var(--pic-brick)" d="M108 196h224v86H108z" />
      <path fill={`url(#${id}a)`} d="M220 196h112v86H220z" opacity=".45" />
      <path fill="var(--ink)" d="M96 186h248v12H96z" />
      <g transform="rotate(4 150 240)">
        <path fill="var(--pic-white)" d="M124 212h52v46h-8v-10h-2v10h-9v-10h-2v10h-10v-10h-2v10h-9v-10h-2v10h-8z" />
        <path fill="var(--pic-ink)" d="M131 219h24v6h-24zM131 230h38v3h-38zM131 237h30v3h-30z" />
      </g>
      <g fill="var(--pic-blue)" transform="translate(62 282) rotate(5)">
        <path d="M-19-86h38V0h-38z" />
        <circle cy="-116" r="23" />
        <path d="m9-78 40-40 8 8-40 40z" />
      </g>
      <g fill="var(--pic-berry)" transform="translate(372 282) rotate(-6)">
        <path d="M-16-70h32V0h-32z" />
        <circle cy="-95" r="19" />
      </g>
      <g fill="var(--ink)" transform="translate(412 282) rotate(4)">
        <path d="M-18-82h36V0h-36z" />
        <circle cy="-110" r="22" />
      </g>
      <path fill="var(--ink)" d="M0 282h440v18H0z" />
    </svg>
  );
}
