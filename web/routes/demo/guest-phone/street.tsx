import { useId } from 'react';

export function Street() {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="-z-1 absolute inset-x-0 bottom-0 h-75 w-full max-md:hidden"
    >
      <pattern id={id} width="6" height="6" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.3" fill="var(--pic-ink)" />
      </pattern>
      <circle cx="1120" cy="330" r="300" fill="var(--pic-tomato)" />
      <circle cx="1120" cy="330" r="300" fill={`url(#${id})`} opacity=".22" />
      <path d="M0 268h1440v32H0z" fill="var(--pic-ink)" />
      <g transform="translate(830 268) rotate(-4)" fill="var(--pic-ink)">
        <path d="M-19-84h38V0h-38z" />
        <circle cy="-112" r="24" />
      </g>
      <g transform="translate(1396 268) rotate(4)" fill="var(--pic-berry)">
        <path d="M-17-76h34V0h-34z" />
        <circle cy="-102" r="21" />
      </g>
      <g transform="translate(770 268) rotate(5)" fill="var(--pic-white)">
        <path d="M-16-68h32V0h-32z" />
        <circle cy="-92" r="20" />
      </g>
    </svg>
  );
}
