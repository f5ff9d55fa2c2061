import type { ArtProps } from './art-props.ts';

export function TypeCafe(props: ArtProps) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--ink)" d="M28 34h54v26q0 24-27 24T28 60z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="6" d="M82 42h8q10 0 10 10T90 62h-9" />
      <path fill="var(--ink)" d="M18 86h76v5H18z" />
      <ellipse cx="55" cy="34" fill="var(--pic-amber)" rx="27" ry="6" />
      <path fill="none" stroke="var(--pic-tomato)" strokeWidth="4" d="M44 24q-6-6 0-12t0-10M62 24q-6-6 0-12t0-10" />
      <path fill="var(--pic-paper)" d="M34 44v16q0 14 8 20-6-20-2-36z" opacity=".9" />
    </svg>
  );
}
