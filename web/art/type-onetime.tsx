import type { ArtProps } from './art-props.ts';

export function TypeOnetime(props: ArtProps) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <path
        fill="var(--pic-amber)"
        d="m4.9 34.4 102.7-16.2L110 33a9 9 0 0 0 2.8 17.8l2.3 14.8L12.4 81.8 10 67a9 9 0 0 0-2.8-17.8z"
      />
      <path fill="none" stroke="var(--pic-ink)" strokeDasharray="4 4" strokeWidth="2.5" d="m78.3 24.8 6.9 43.5" />
      <text
        x="44"
        y="65"
        fill="var(--pic-ink)"
        fontFamily="var(--font-display)"
        fontSize="44"
        fontWeight="800"
        fontStretch="80%"
        textAnchor="middle"
        transform="rotate(-9 60 50)"
      >
        1×
      </text>
      <g fill="var(--pic-ink)" transform="rotate(-9 443.5 -600.3)">
        <path d="M-4.6-20.6h9.2V0h-9.2z" />
        <circle cy="-28.2" r="5.8" />
      </g>
    </svg>
  );
}
