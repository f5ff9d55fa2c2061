import type { ArtProps } from './art-props.ts';

export function LegalTrio(props: ArtProps) {
  return (
    <svg viewBox="0 0 150 92" aria-hidden="true" focusable="false" {...props}>
      <g fill="var(--pic-ink)" transform="rotate(-5 1068.6 -297.6)">
        <path d="M-10.5-47.2h21.1V0h-21.1z" />
        <circle cy="-64.7" r="13.3" />
      </g>
      <g fill="var(--pic-paper)" transform="translate(72 92)">
        <path d="m9.5-42.1-8.2-3.8 16-34.3 8.1 3.8z" />
        <path d="M-12.2-54.4h24.3V0h-24.3z" />
        <circle cy="-74.7" r="15.3" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(6 -819.7 1152.7)">
        <path d="M-9.7-43.5H9.7V0H-9.7z" />
        <circle cy="-59.8" r="12.2" />
      </g>
    </svg>
  );
}
