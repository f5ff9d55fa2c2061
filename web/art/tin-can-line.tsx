import type { ArtProps } from './art-props.ts';

export function TinCanLine(props: ArtProps) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--pic-blue)" d="M0 0h320v184H0z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="3" d="M108 92q52 22 104 0" />
      <path fill="var(--pic-white)" d="M132 106h56v32h-56z" transform="rotate(-3 160 122)" />
      <path fill="var(--pic-tomato)" d="M140 113h24v5h-24zM140 123h38v4h-38z" transform="rotate(-3 160 122)" />
      <g fill="var(--pic-ink)" transform="rotate(6 62 184)">
        <path d="M44 106h36v78H44z" />
        <circle cx="62" cy="78" r="21" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(-6 258 184)">
        <path d="M241 112h34v72h-34z" />
        <circle cx="258" cy="86" r="20" />
      </g>
      <path fill="var(--pic-amber)" d="m84 78 26 2-3 24-25-3zM236 80l-26 2 3 24 25-3z" />
      <path fill="var(--pic-ink)" d="m108 80 5 .4-3 24-5-.4zM212 80l-5 .4 3 24 5-.4z" />
      <path fill="var(--pic-ink)" d="M0 184h320v16H0z" />
    </svg>
  );
}
