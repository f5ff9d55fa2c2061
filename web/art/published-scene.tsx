import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

/** A hill with people and a dachshund; fills its box from the bottom. */
export function PublishedScene(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 1020 456" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="6" height="6" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.2" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-amber)" d="M0 0h1020v456H0z" />
      <circle cx="790" cy="520" r="330" fill="var(--pic-tomato)" />
      <circle cx="790" cy="520" r="330" fill={`url(#${id}a)`} opacity=".22" />
      <path fill="var(--pic-ink)" d="M0 428h1020v34H0z" />
      <g fill="var(--pic-ink)" transform="translate(58 428) rotate(-4)">
        <path d="M-16-80h32V0h-32z" />
        <circle cy="-106" r="21" />
      </g>
      <g transform="translate(142 428) scale(.98)">
        <path
          fill="var(--pic-ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
      <g fill="var(--pic-berry)" transform="translate(962 428) rotate(5)">
        <path d="m-14-64-16-50-13 4 17 54z" />
        <path d="M-19-88h38V0h-38z" />
        <circle cy="-118" r="24" />
      </g>
    </svg>
  );
}
