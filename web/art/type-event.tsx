import type { ArtProps } from './art-props.ts';

export function TypeEvent(props: ArtProps) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--ink)" d="M12 90V46Q12 8 60 8t48 38v44z" />
      <path fill="var(--pic-tomato)" d="M24 90V48q0-28 36-28t36 28v42z" />
      <path fill="var(--pic-brick)" d="M24 90V48q0-28 36-28z" />
      <path fill="var(--pic-brick)" d="M60 20q-4 40-36 46V48q0-28 36-28M60 20q4 40 36 46V48q0-28-36-28" />
      <path fill="var(--pic-amber)" d="m60 34 30 56H30z" opacity=".9" />
      <g fill="var(--pic-ink)" transform="translate(60 90)">
        <path d="M-5.1-23H5.2V0H-5.1z" />
        <circle cy="-31.5" r="6.5" />
      </g>
      <path fill="var(--ink)" d="M8 88h104v5H8z" />
    </svg>
  );
}
