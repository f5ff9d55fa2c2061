import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function RegisterAside(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 110 480 310" overflow="visible" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path d="M181 390A150 150 0 1 1 479 390z" fill="var(--pic-amber)" />
      <path d="M181 390A150 150 0 1 1 479 390z" fill={`url(#${id}a)`} opacity=".3" />
      <path fill="var(--pic-tomato)" d="M30 390V150h180v240z" />
      <path fill="var(--pic-ink)" d="M20 150h200l-14-26H34zM30 240h180v28H30z" />
      <path fill="var(--pic-berry)" d="M30 268h30v18a15 15 0 0 1-30 0z" />
      <path fill="var(--pic-paper)" d="M60 268h30v18a15 15 0 0 1-30 0z" />
      <path fill="var(--pic-berry)" d="M90 268h30v18a15 15 0 0 1-30 0z" />
      <path fill="var(--pic-paper)" d="M120 268h30v18a15 15 0 0 1-30 0z" />
      <path fill="var(--pic-berry)" d="M150 268h30v18a15 15 0 0 1-30 0z" />
      <path fill="var(--pic-paper)" d="M180 268h30v18a15 15 0 0 1-30 0z" />
      <path fill="var(--pic-amber)" d="M50 172h34v46H50z" />
      <path fill="var(--pic-ink)" d="M103 172h34v46h-34z" />
      <path fill="var(--pic-amber)" d="M156 172h34v46h-34zM48 312h78v78H48z" />
      <path fill="var(--pic-ink)" d="M142 306h50v84h-50z" />
      <path fill="var(--pic-paper)" d="M150 314h34v40h-34z" />
      <path fill="var(--pic-fir)" d="M152 322h30v16h-30z" />
      <g fill="var(--pic-ink)" transform="rotate(4 -5541 1426.4)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-5 4597.2 -2805.4)">
        <path d="M15.7-70.1 2.1-76.5l26.7-57 13.6 6.3z" />
        <path d="M-20.3-90.7h40.5V0h-40.5z" />
        <circle cy="-124.5" r="25.5" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(4 -5425 4748.2)">
        <path d="M-17-76.2h34V0h-34z" />
        <circle cy="-104.6" r="21.4" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(-3 7631.7 -6869.9)">
        <path d="M-19.2-85.9h38.3V0h-38.3z" />
        <circle cy="-117.8" r="24.2" />
      </g>
      <path fill="var(--pic-ink)" d="M436 180h8v210h-8z" />
      <path fill="var(--pic-ink)" d="M429 376h22v14h-22z" />
      <path fill="var(--pic-amber)" d="M418 180h44l-8-30h-28z" />
      <path fill="var(--pic-ink)" d="M413 150h54l-12-14h-30zM414 178h52v6h-52z" />
      <g transform="matrix(.01 0 0 .01 420 390)">
        <path
          fill="var(--pic-ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
      <path fill="var(--pic-ink)" d="M-480 390h1440v30h-1440z" />
    </svg>
  );
}
