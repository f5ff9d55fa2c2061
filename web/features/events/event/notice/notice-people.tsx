import type { NoticeEvent } from './notice-facts.ts';

const ROW = 20;
const MOST_SINGLE = 40;

/** Participants as figures: one per place up to forty, else twenty as shares. */
export function People({ event }: { event: NoticeEvent }) {
  const { max_participants: places, participant_counts: counts } = event;
  const scale = places !== null && places > MOST_SINGLE ? ROW / places : 1;
  const all = places === null ? Math.min(counts.joined, MOST_SINGLE) : Math.round(places * scale);
  const joined = Math.min(all, Math.ceil(counts.joined * scale));
  if (all === 0) return null;
  return (
    <svg
      className="mb-2 w-[min(100%,30.5rem)] fill-current"
      viewBox={`0 0 500 ${all > ROW ? 96 : 46}`}
      aria-hidden="true"
    >
      <path d={figures(0, joined)} />
      <path d={figures(joined, all)} className="fill-pic-white opacity-50" />
    </svg>
  );
}

function figures(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, offset) => {
    const x = ((from + offset) % ROW) * 25;
    const y = Math.floor((from + offset) / ROW) * 50;
    return `M${x} ${y + 7.5}a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0M${x + 1} ${y + 17}h13v27h-13z`;
  }).join('');
}
