import type { ArtProps } from './art-props.ts';

/** A key board with one key and one empty hook. */
export function KeyBoard(props: ArtProps) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--pic-amber)" d="M0 0h320v184H0z" />
      <path fill="var(--pic-ink)" d="M44 34h168v16H44z" />
      <g fill="none" stroke="var(--pic-ink)" strokeWidth="5">
        <path d="M76 50v12a8 8 0 0 0 16 0M128 50v12a8 8 0 0 0 16 0M180 50v12a8 8 0 0 0 16 0" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(5 84 70)">
        <path fillRule="evenodd" d="M84 62a21 21 0 1 1 0 42 21 21 0 0 1 0-42m0 13a8 8 0 1 0 0 16 8 8 0 0 0 0-16" />
        <path d="M79 102h10v48H79zM89 122h14v9H89zM89 138h18v9H89z" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-7 250 184)">
        <path d="M233 108h34v76h-34z" />
        <circle cx="250" cy="82" r="20" />
        <path d="M238 118 200 76l9-9 40 40z" />
      </g>
      <path fill="var(--pic-ink)" d="M0 184h320v16H0z" />
    </svg>
  );
}
