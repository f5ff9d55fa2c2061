import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { goodsOf } from '#web/art/house-parts.tsx';
import { cx } from '#web/ui/cx.ts';

type PersonProps = {
  x: number;
  y: number;
  size?: number;
  tilt?: number;
  color: 'ink' | 'berry' | 'green' | 'tomato' | 'amber';
};

function Person({ x, y, size = 92, tilt = 0, color }: PersonProps) {
  return (
    <g fill={`var(--pic-${color})`} transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size / 100})`}>
      <path d="M-13.5-60h27V0h-27z" />
      <circle cy="-83" r="17" />
    </g>
  );
}

/** In the window of today. */
export function HousePair() {
  return (
    <svg
      viewBox="0 0 118 120"
      aria-hidden="true"
      focusable="false"
      className="absolute inset-x-0 bottom-[calc(100%-var(--bar,68%))] h-[60%] w-full"
    >
      <Person x={36} y={120} tilt={-4} color="ink" />
      <Person x={80} y={120} size={80} tilt={5} color="berry" />
    </svg>
  );
}

const passers = 'absolute bottom-0 z-1 w-[min(7.5rem,8.6cqi)] overflow-visible max-md:hidden';

/** People beside the house and at the lamp post. */
export function HousePassers() {
  return (
    <>
      <svg className={cx(passers, 'left-0')} viewBox="0 0 120 160" aria-hidden="true" focusable="false">
        <Person x={28} y={160} size={150} tilt={3} color="berry" />
        <Person x={84} y={160} size={126} tilt={-4} color="green" />
      </svg>
      <svg
        className={cx(passers, 'right-[max(0.5rem,50%-43rem)]')}
        viewBox="0 0 120 390"
        aria-hidden="true"
        focusable="false"
      >
        <path fill="var(--post)" d="M75 80h14v310H75zM64 364h36v26H64zM38 22h88L108 0H56z" />
        <path fill="var(--pic-amber)" d="M60 22h44l14 48H46z" />
        <path fill="var(--post)" d="M40 70h84v10H40z" />
        <path fill="var(--pic-blue)" d="M48 140h68v74H96v18H84v-18H74v18H62v-18H48z" />
        <path stroke="var(--pic-ink)" strokeWidth="5" d="M58 156h40M58 170h44M58 184h30" />
        <path fill="var(--pic-amber)" d="m22 300 24-46 12 6-20 48z" />
        <Person x={18} y={390} size={132} tilt={-4} color="amber" />
      </svg>
    </>
  );
}

/** Shop window, door and a window with the type's goods. */
export function HouseGroundFloor({ type }: { type: BusinessType }) {
  return (
    <svg
      className="block h-auto w-full max-md:h-36"
      viewBox="0 0 1140 162"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g>
        <path fill="var(--house-light,var(--pic-paper))" d="M40 20h430v118H40zM880 20h220v118H880z" />
        <path fill="var(--pic-ink)" d="M182 20h7v118h-7zM322 20h7v118h-7z" />
        <Person x={96} y={138} tilt={4} color="ink" />
        <Person x={140} y={138} size={80} tilt={-6} color="berry" />
        <Person x={386} y={138} tilt={3} color="ink" />
        <Person x={432} y={138} size={76} tilt={-5} color="green" />
        <g transform="translate(935 20)" fill="var(--pic-ink)">
          {goodsOf[type]}
        </g>
      </g>
      <Person x={232} y={138} size={96} tilt={-3} color="ink" />
      <Person x={284} y={138} size={84} tilt={5} color="tomato" />
      <path fill="var(--house-door,var(--pic-ink))" d="M520 14h118v148H520z" />
      <path fill="var(--house-light,var(--pic-paper))" d="M534 28h90v70h-90z" />
      <circle cx="622" cy="120" r="5" fill="var(--pic-amber)" />
      <Person x={580} y={162} size={104} tilt={2} color="berry" />
      <path
        transform="translate(700 162) scale(.62)"
        fill="var(--pic-ink)"
        d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22M-42-30q-18-10-16-26l6-2q0 14 14 20z"
      />
    </svg>
  );
}
