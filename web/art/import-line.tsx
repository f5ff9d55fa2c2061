import type { ArtProps } from './art-props.ts';

type HungProps = { x: number; y: number; tilt: number; color: string };

function Hung({ x, y, tilt, color }: HungProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path fill={color} d="M-26 0h52v68h-9V52h-2v16h-9V52h-2v16h-8V52h-2v16h-9V52h-2v16h-9z" />
      <path fill="var(--pic-ink)" d="M-18 10h24v6h-24zM-18 22h34v3h-34zM-18 30h26v3h-26z" />
      <path fill="var(--ink)" d="M-3-8h6V6h-6z" />
    </g>
  );
}

/** A table with its rows hung on a line as notices. */
export function ImportLine(props: ArtProps) {
  return (
    <svg viewBox="0 0 440 216" aria-hidden="true" focusable="false" {...props}>
      <g transform="translate(84 128) rotate(-5)">
        <path fill="var(--pic-white)" stroke="var(--pic-ink)" strokeWidth="2.5" d="M-58-72H58V72H-58z" />
        <path fill="var(--pic-amber)" d="M-57-71H57v22H-57z" />
        <path
          fill="none"
          stroke="var(--pic-ink)"
          strokeWidth="2.5"
          d="M-58-49H58M-58-19H58M-58 11H58M-58 41H58M-8-72V72M28-72V72"
        />
        <path
          fill="var(--pic-ink)"
          d="M-48-37h30v5h-30zM-48-7h24v5h-24zM-48 23h32v5h-32zM-48 53h20v5h-20zM0-37h18v5H0zM0-7h18v5H0zM0 23h18v5H0zM36-37h12v5H36zM36-7h12v5H36z"
        />
      </g>
      <path fill="none" stroke="var(--ink)" strokeWidth="3" d="M176 34Q300 66 424 34" />
      <path fill="var(--ink)" d="M172 22h7v178h-7zM421 22h7v178h-7z" />
      <Hung x={222} y={50} tilt={4} color="var(--pic-berry)" />
      <Hung x={292} y={56} tilt={-3} color="var(--pic-blue)" />
      <g fill="var(--pic-tomato)" transform="translate(338 200) rotate(7)">
        <path d="M-17-72h34V0h-34z" />
        <circle cy="-98" r="21" />
        <path d="m6-70 24-48 10 5-24 48z" />
      </g>
      <Hung x={386} y={56} tilt={9} color="var(--pic-green)" />
      <path fill="var(--ink)" d="M0 200h440v16H0z" />
    </svg>
  );
}
