import type { ArtProps } from './art-props.ts';

export function ReachCrowd(props: ArtProps) {
  return (
    <svg viewBox="0 0 180 84" aria-hidden="true" focusable="false" {...props}>
      <g fill="var(--pic-ink)" transform="rotate(-4 1210.7 -187)">
        <path d="M-7-31.4H7V0H-7z" />
        <circle cy="-43.2" r="8.8" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(3 -1585.4 748.5)">
        <path d="M-8.9-39.9H8.9V0H-8.9z" />
        <circle cy="-54.8" r="11.2" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(6 -772.4 595.4)">
        <path d="M-6.2-27.8H6.2V0H-6.2z" />
        <circle cy="-38.2" r="7.8" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-3 1643.4 -1466.4)">
        <path d="M-9.5-42.3H9.4V0H-9.5z" />
        <circle cy="-58.1" r="11.9" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(5 -912 1187.2)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-amber)" transform="rotate(-6 862 -1112.4)">
        <path d="M-6.5-29h13V0h-13z" />
        <circle cy="-39.8" r="8.2" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(2 -2335.2 4109.6)">
        <path d="M-8.6-38.7H8.7V0H-8.6z" />
        <circle cy="-53.1" r="10.9" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(-4 1284.2 -2291.9)">
        <path d="M-7.3-32.7H7.3V0H-7.3z" />
        <circle cy="-44.8" r="9.2" />
      </g>
    </svg>
  );
}
