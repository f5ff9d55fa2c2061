import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { houseColours } from './house-colours.ts';
import { goodsOf } from './house-parts.tsx';

type OwnHouseProps = {
  name: string;
  type: BusinessType;
  /** Three upper windows from the left, then the lower one. */
  lit: readonly [boolean, boolean, boolean, boolean];
  isLampLit: boolean;
  className?: string;
};

const upper = [80, 136, 189] as const;
const pane = (isLit: boolean) =>
  `transition-[fill] duration-500 ${isLit ? 'fill-(--house-light,var(--pic-paper))' : 'fill-pic-night'}`;

/** Long names take two lines. */
function linesOf(name: string): string[] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/\s+/g)].map(({ index }) => index);
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return name.length <= 18 || gap === undefined ? [name] : [name.slice(0, gap), name.slice(gap).trim()];
}

/** A business's house at night, with its name on the sign. */
export function OwnHouse({ name, type, lit, isLampLit, className }: OwnHouseProps) {
  const lines = linesOf(name.toUpperCase());
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min(lines.length === 1 ? 21 : 14, 270 / longest);
  return (
    <svg
      viewBox="0 0 328 190"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
      className={`${houseColours(type)} ${className ?? ''}`}
    >
      <path fill="var(--pic-night-far)" d="M-400-200h1128v400H-400z" />
      <path
        fill="var(--pic-night)"
        d="M-400 90h90v-40h70v60h90V70h74v34h60V58h55v132h-439zM262 190V82h40v22h48V60h60v50h80V40h70v54h168v96z"
      />
      <path fill="var(--pic-paper)" d="M297 22a16 16 0 1 1-22 22 16 16 0 0 0 22-22" />
      <path fill="var(--house-wall,var(--pic-amber))" d="M61 12h185v174H61z" />
      <path fill="var(--pic-ink)" opacity=".16" d="M176 12h70v174h-70z" />
      <path fill="var(--pic-ink)" d="M51 4h205v13H51z" />
      {upper.map((x, index) => (
        <g key={x} transform={`translate(${x} 28)`}>
          <path className={pane(lit[index] ?? false)} d="M0 0h40v42H0z" />
          <path fill="var(--pic-ink)" d="M18.5 0h3v42h-3zM0 19.5h40v3H0zM-3 42h46v4H-3z" />
        </g>
      ))}
      <path fill="var(--house-bar,var(--pic-ink))" d="M57 82h193v30H57z" />
      {lines.map((line, index) => (
        <text
          key={line}
          x="153.5"
          y={lines.length === 1 ? 97 + size * 0.36 : 94.5 + index * 13}
          textAnchor="middle"
          fill="var(--house-words,var(--pic-amber))"
          fontFamily="var(--font-display)"
          fontSize={size}
          fontStretch="80%"
          fontWeight="800"
          letterSpacing=".03em"
        >
          {line}
        </text>
      ))}
      <path className={pane(lit[3])} d="M76 124h76v46H76z" />
      {lit[3] && (
        <g fill="var(--pic-ink)" transform="translate(92 127.5) scale(.36)">
          {goodsOf[type]}
        </g>
      )}
      <path fill="var(--pic-ink)" d="M112.5 124h3v46h-3zM72 170h84v4H72z" />
      <path fill="var(--house-door,var(--pic-ink))" d="M172 122h42v64h-42z" />
      <path className={pane(isLampLit)} d="M178 128h30v26h-30z" />
      <circle cx="206" cy="162" r="2" fill="var(--pic-amber)" />
      {isLampLit && <path fill="var(--pic-amber)" opacity=".22" d="m276 78-26 108h76L300 78z" />}
      <path fill="var(--pic-ink)" d="M286 74h4v112h-4zM280 180h16v6h-16z" />
      <path
        className={`transition-[fill] duration-500 ${isLampLit ? 'fill-pic-amber' : 'fill-pic-ink'}`}
        d="M275 76h26l-6-19h-14z"
      />
      <path fill="var(--pic-ink)" d="M-400 184h1128v8H-400z" />
    </svg>
  );
}
