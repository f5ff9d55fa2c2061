import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

/** A corner bar; stands in for any bar without a photo, so its sign has no letters. */
export function VenueCornerBar(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 400 300" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-night-far)" d="M0 0h400v300H0z" />
      <circle cx="330" cy="56" r="26" fill="var(--pic-amber)" />
      <path fill="var(--pic-tomato)" d="M40 300V50h220v250z" />
      <path fill="var(--pic-brick)" d="M260 300V50l100 26v224z" />
      <path fill={`url(#${id}a)`} d="M260 300V50l100 26v224z" opacity=".3" />
      <path fill="var(--pic-ink)" d="M30 50h234l106 27V63L266 34H30zM64 72h38v54H64z" />
      <path fill="var(--pic-brick)" d="M64 97h38v4H64z" />
      <path fill="var(--pic-amber)" d="M130 72h38v54h-38z" />
      <path fill="var(--pic-ink)" d="M130 97h38v4h-38zM196 72h38v54h-38z" />
      <path fill="var(--pic-brick)" d="M196 97h38v4h-38z" />
      <path fill="var(--pic-amber)" d="m286 88 22 5v50l-22-3z" />
      <path fill="var(--pic-ink)" d="m326 97 18 4v48l-18-3zM40 150h220v34H40z" />
      <path
        fill="none"
        stroke="var(--pic-amber)"
        strokeDasharray="0 17"
        strokeLinecap="round"
        strokeWidth="7"
        d="M57 167h190"
      />
      <path fill="var(--pic-ink)" d="m260 150 100 14v34l-100-14z" />
      <path fill="var(--pic-amber)" d="M58 198h112v74H58z" />
      <path fill={`url(#${id}a)`} d="M58 198h112v74H58z" opacity=".2" />
      <path fill="var(--pic-ink)" d="M112 198h5v74h-5z" />
      <g fill="var(--pic-ink)" transform="rotate(4 -3852.5 1338.7)">
        <path d="M-7-31.4H7V0H-7z" />
        <circle cy="-43.2" r="8.8" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(-6 2665 -1199.7)">
        <path d="M-6.2-27.8H6.2V0H-6.2z" />
        <circle cy="-38.2" r="7.8" />
      </g>
      <path fill="var(--pic-ink)" d="M190 196h50v104h-50z" />
      <path fill="var(--pic-amber)" d="M198 204h34v44h-34zM278 208l64 8v62l-64-2z" />
      <g fill="var(--pic-ink)" transform="translate(310 277)">
        <path d="M-5.9-26.6H6V0H-5.9z" />
        <circle cy="-36.5" r="7.5" />
      </g>
      <path fill="var(--pic-ink)" d="M0 288h400v12H0z" />
      <path fill="var(--pic-ink)" d="M376 120h6v170h-6z" />
      <path fill="var(--pic-amber)" d="M366 120h26l-5-18h-16z" />
      <g transform="matrix(.5 0 0 .5 30 288)">
        <path
          fill="var(--pic-ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
    </svg>
  );
}
