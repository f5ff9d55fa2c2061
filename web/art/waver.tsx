import type { ArtProps } from './art-props.ts';

/** A person waving from behind a card; cut off at its edge. */
export function Waver(props: ArtProps) {
  return (
    <svg viewBox="0 0 76 104" aria-hidden="true" focusable="false" {...props}>
      <g fill="var(--pic-paper)" transform="rotate(7 16 104)">
        <path d="M4 66h22v44H4z" />
        <circle cx="15" cy="50" r="13.5" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-2 42 104)">
        <path d="M30 48h26v62H30z" />
        <circle cx="43" cy="28" r="16.5" />
        <path d="m47 56 18-36 8 4-18 38z" />
      </g>
    </svg>
  );
}
