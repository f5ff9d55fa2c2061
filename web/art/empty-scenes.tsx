import type { ReactNode } from 'react';
import type { EmptySceneName } from './empty-scene-name.ts';

type PersonProps = { x: number; size?: number; tilt?: number; color?: string; reaches?: boolean };

/** Origin at the feet; `reaches` raises an arm. */
function Person({ x, size = 62, tilt = 0, color = 'var(--ink)', reaches = false }: PersonProps) {
  return (
    <g fill={color} transform={`translate(${x} 140) rotate(${tilt}) scale(${size / 100})`}>
      {reaches && <path d="m10-66 25-46 9 5-25 46z" />}
      <path d="M-13.5-60h27V0h-27z" />
      <circle cy="-83" r="17" />
    </g>
  );
}

function Lamp({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill="var(--pic-amber)" d="M-15 18h30l5 16h-40z" />
      <path fill="var(--ink)" d="M-20 18-13 8h26l7 10zM-20 34h40v4h-40zM-3.5 38h7v102h-7zM-8 126H8v14H-8z" />
    </g>
  );
}

const Tape = ({ x, y }: { x: number; y: number }) => (
  <path fill="var(--pic-amber)" d="M-13-5h26V5h-26z" transform={`translate(${x} ${y}) rotate(-4)`} />
);

function Notice({
  x,
  y,
  tilt = 0,
  color = 'var(--pic-blue)',
}: {
  x: number;
  y: number;
  tilt?: number;
  color?: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path fill={color} d="M-24-30h48v60h-8V16h-2v14h-10V16h-2v14H-8V16h-2v14h-14z" />
      <path fill="var(--pic-ink)" d="M-17-21h22v5h-22zM-17-11h30v3h-30zM-17-4h24v3h-24z" />
    </g>
  );
}

const scenes: Record<EmptySceneName, ReactNode> = {
  board: (
    <>
      <Lamp x={56} />
      <path fill="var(--line)" d="M84 34h104v74H84z" />
      <path fill="var(--ink)" d="M78 28h116v7H78zM96 108h7v32h-7zM169 108h7v32h-7z" />
      <Tape x={136} y={44} />
      <Person x={206} reaches tilt={-4} color="var(--pic-tomato)" />
      <Notice x={222} y={58} tilt={9} />
    </>
  ),
  guests: (
    <>
      <path fill="var(--pic-brick)" d="M20 30h110v110H20z" />
      <path fill="var(--pic-ink)" d="M12 22h126v10H12zM52 58h46v82H52z" />
      <path fill="var(--pic-amber)" d="M58 64h34v76H58z" />
      <path fill="var(--pic-amber)" opacity=".35" d="m92 64 62 76H92z" />
      <Person x={142} size={66} tilt={-9} color="var(--pic-tomato)" />
      <g opacity=".35">
        <Person x={182} size={56} tilt={4} />
        <Person x={212} size={62} tilt={-3} />
      </g>
    </>
  ),
  team: (
    <>
      <path fill="var(--pic-amber)" d="M104 22h32l12 20H92z" />
      <path fill="var(--ink)" d="M118 0h4v22h-4z" />
      <Person x={120} size={70} tilt={-3} color="var(--pic-tomato)" />
      <path fill="var(--pic-brick)" d="M70 92h100v9H70z" />
      <path fill="var(--ink)" d="M82 101h7v39h-7zM151 101h7v39h-7z" />
      <path fill="var(--pic-blue)" d="M22 104h34v7H22z" />
      <path fill="var(--pic-berry)" d="M184 104h34v7h-34z" />
      <path fill="var(--ink)" d="M28 111h5v29h-5zM46 111h5v29h-5zM190 111h5v29h-5zM208 111h5v29h-5z" />
    </>
  ),
  numbers: (
    <>
      <path fill="var(--pic-night)" d="M22 36h196v104H22z" />
      <path fill="var(--pic-ink)" d="M14 26h212v11H14z" />
      <path
        fill="var(--pic-night-far)"
        d="M34 52h24v34H34zM66 52h24v34H66zM98 52h24v34H98zM162 52h24v34h-24zM194 52h14v34h-14zM34 98h24v34H34zM66 98h24v34H66zM98 98h24v34H98zM130 98h24v34h-24zM162 98h24v34h-24zM194 98h14v34h-14z"
      />
      <path fill="var(--pic-amber)" d="M130 52h24v34h-24z" />
      <path fill="var(--pic-ink)" d="M138 68h8v18h-8z" />
      <circle cx="142" cy="62" r="4.6" fill="var(--pic-ink)" />
    </>
  ),
  ledger: (
    <>
      <path fill="var(--ink)" d="M24 24h192v10H24z" />
      <path
        fill="var(--pic-tomato)"
        d="M30 36h20v54H30zM53 36h20v54H53zM76 36h20v54H76zM99 36h20v54H99zM122 36h20v54h-20zM145 36h20v54h-20zM168 36h20v54h-20zM191 36h20v54h-20z"
      />
      <Person x={70} size={44} tilt={-5} color="var(--pic-amber)" />
      <Person x={98} size={38} tilt={5} />
    </>
  ),
  requests: (
    <>
      <path fill="var(--pic-blue)" d="M78 44q0-24 26-24h40q26 0 26 24v52H78z" />
      <path fill="var(--pic-ink)" d="M92 50h64v8H92z" />
      <path fill="var(--ink)" d="M119 96h10v44h-10zM102 130h44v10h-44z" />
      <path fill="var(--pic-tomato)" d="M170 40h7v34h-7zM177 40h20l-6 7 6 7h-20z" />
      <Person x={206} size={58} tilt={-7} color="var(--pic-berry)" />
      <Person x={40} size={50} tilt={5} />
    </>
  ),
  waiting: (
    <>
      <path
        fill="var(--pic-amber)"
        d="M34 62h8v78h-8zM114 62h8v78h-8zM194 62h8v78h-8zM28 134h20v6H28zM108 134h20v6h-20zM188 134h20v6h-20z"
      />
      <path fill="none" stroke="var(--pic-berry)" strokeWidth="7" d="M40 72q39 44 78 0M120 72q39 44 78 0" />
      <g fill="var(--ink)">
        <circle cx="38" cy="58" r="7" />
        <circle cx="118" cy="58" r="7" />
        <circle cx="198" cy="58" r="7" />
      </g>
    </>
  ),
  review: (
    <>
      <path fill="var(--pic-brick)" d="M16 104h208v12H16z" />
      <path fill="var(--ink)" d="M30 116h9v24h-9zM201 116h9v24h-9z" />
      <path fill="var(--line)" d="M128 92h70v12h-70z" />
      <path fill="var(--ink)" d="M122 82h6v22h-6zM198 82h6v22h-6z" />
      <path fill="var(--pic-tomato)" d="M66 50a12 12 0 0 1 24 0q0 8-5 14v16h18v12H53V80h18V64q-5-6-5-14z" />
      <path fill="var(--ink)" d="M50 94h56v10H50z" />
    </>
  ),
  search: (
    <>
      <Person x={98} size={54} tilt={-4} color="var(--pic-blue)" />
      <circle cx="112" cy="70" r="40" fill="none" stroke="var(--ink)" strokeWidth="9" />
      <path stroke="var(--pic-tomato)" strokeWidth="13" d="m143 98 34 36" />
      <g opacity=".35">
        <Person x={36} size={48} tilt={4} />
        <Person x={206} size={52} tilt={-5} />
      </g>
    </>
  ),
  draft: (
    <>
      <path
        fill="var(--pic-paper)"
        stroke="var(--pic-ink)"
        strokeWidth="2.5"
        d="M70 18h86v92l-12-7-12 8-13-8-13 9-12-9-12 8-12-7z"
      />
      <path fill="var(--pic-ink)" d="M84 34h40v8H84zM84 52h56v4H84zM84 64h44v4H84z" />
      <path fill="var(--pic-amber)" d="m190 34 14 10-46 66-16 6 2-16z" />
      <path fill="var(--pic-berry)" d="m190 34 8-11 14 10-8 11z" />
      <Tape x={112} y={18} />
      <path fill="var(--line)" d="M52 132h34l6 8H46zM110 134h40l4 6h-50z" />
    </>
  ),
  gone: (
    <>
      <path fill="var(--line)" d="M62 30h104v78H62z" />
      <path fill="var(--ink)" d="M56 24h116v7H56zM74 108h7v32h-7zM147 108h7v32h-7z" />
      <path
        fill="var(--pic-paper)"
        stroke="var(--pic-ink)"
        strokeWidth="2.5"
        d="M88 42h54v12l-9 8-10-7-9 9-10-7-9 8-8-10-9 3z"
      />
      <Tape x={115} y={42} />
      <g transform="translate(196 118) rotate(24)">
        <path
          fill="var(--pic-paper)"
          stroke="var(--pic-ink)"
          strokeWidth="2.5"
          d="m-27-18 9 5 9-7 9 8 10-9 9 7 8-5v36h-54z"
        />
        <path fill="var(--pic-ink)" d="M-18-4h34v4h-34zM-18 5h24v4h-24z" />
      </g>
      <Person x={34} size={58} tilt={5} color="var(--pic-blue)" />
    </>
  ),
  locked: (
    <>
      <path fill="var(--pic-night)" d="M70 20h100v120H70z" />
      <path fill="var(--pic-ink)" d="M84 34h72v106H84z" />
      <path fill="var(--pic-blue)" d="M92 42h56v98H92z" />
      <circle cx="138" cy="92" r="5" fill="var(--pic-amber)" />
      <path fill="var(--pic-ink)" d="M108 58h24v22h-24z" />
      <path
        fill="none"
        stroke="var(--pic-amber)"
        strokeWidth="6"
        d="M196 74a12 12 0 1 0 .1 0zM196 98v36M196 118h12M196 130h9"
      />
      <Person x={44} size={60} tilt={5} color="var(--pic-tomato)" />
    </>
  ),
};

export function EmptyScenes({ of }: { of: EmptySceneName }) {
  return (
    <svg viewBox="0 0 240 152" aria-hidden="true" focusable="false" className="size-full overflow-visible">
      {scenes[of]}
      <path fill="var(--ink)" d="M0 140h240v9H0z" />
    </svg>
  );
}
