import type { ArtProps } from './art-props.ts';

export function TypeRecurring(props: ArtProps) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--pic-white)" stroke="var(--ink)" strokeWidth="2.5" d="M22 18h76v70H22z" />
      <path fill="var(--pic-blue)" d="M22 18h76v18H22z" />
      <path fill="var(--ink)" d="M22 34h76v2.5H22zM36 8h5v18h-5zM79 8h5v18h-5z" />
      <path
        fill="var(--pic-shade)"
        d="M29 45h8v8h-8zM29 60h8v8h-8zM29 75h8v8h-8zM47 45h8v8h-8zM47 60h8v8h-8zM47 75h8v8h-8z"
      />
      <g fill="var(--pic-tomato)" transform="translate(69 54)">
        <path d="M-1.8-7.9h3.5V0h-3.5z" />
        <circle cy="-10.8" r="2.2" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(-11 392.8 -323.8)">
        <path d="M-1.8-7.9h3.5V0h-3.5z" />
        <circle cy="-10.8" r="2.2" />
      </g>
      <g fill="var(--pic-tomato)" transform="translate(69 84)">
        <path d="M-1.8-7.9h3.5V0h-3.5z" />
        <circle cy="-10.8" r="2.2" />
      </g>
      <path fill="var(--pic-shade)" d="M83 45h8v8h-8zM83 60h8v8h-8zM83 75h8v8h-8z" />
    </svg>
  );
}
