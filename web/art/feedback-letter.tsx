import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function FeedbackLetter(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 500 340" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-shade)" d="M96 150 270 30l174 120v195H96z" />
      <g fill="var(--pic-tomato)" transform="rotate(-7 2239.8 -1471.3)">
        <path d="M-25.4-113.7h50.8V0h-50.8z" />
        <circle cy="-156" r="32" />
      </g>
      <g fill="var(--pic-amber)" transform="rotate(2 -7374 7636)">
        <path d="m22.6-101-19.5-9.2 38.3-82.2 19.6 9.2z" />
        <path d="M-29.2-130.6h58.3V0h-58.3z" />
        <circle cy="-179.3" r="36.7" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(8 -1708.4 2490.6)">
        <path d="M-24.3-108.9h48.6V0h-48.6z" />
        <circle cy="-149.4" r="30.6" />
      </g>
      <path fill="var(--pic-paper)" d="m96 150 174 112 174-112v195H96z" />
      <path fill={`url(#${id}a)`} d="M444 150 270 262l174 83z" opacity=".3" />
      <path
        fill="none"
        stroke="var(--pic-ink)"
        strokeWidth="2.5"
        d="m96 345 136-107m212 107L308 238M96 150l174 112 174-112"
      />
    </svg>
  );
}
