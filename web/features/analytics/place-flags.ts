const FLAG_LANES = 3;
/** Maximum flag width, as a share of the chart. */
const FLAG_WIDTH = 0.2;

/**
 * Assigns flags to lanes without overlap, from the right: those further left are higher, so that no pole crosses a
 * flag. Null without room. `places`: shares of the width, ascending.
 */
export function placeFlags(places: readonly number[]): (number | null)[] {
  const lanes: (number | null)[] = places.map(() => null);
  for (let i = places.length - 1; i >= 0; i--) {
    const end = (places[i] ?? 0) + FLAG_WIDTH;
    const below = lanes.flatMap((lane, j) => (j > i && lane !== null && (places[j] ?? 0) < end ? [lane] : []));
    const lane = below.length === 0 ? 0 : Math.max(...below) + 1;
    lanes[i] = lane < FLAG_LANES ? lane : null;
  }
  return lanes;
}

interface Flag {
  day: string;
  title: string;
  kind: string;
}

/** One flag per name and day; taking place wins over publication. */
export function oncePerDay<F extends Flag>(flags: readonly F[]): F[] {
  const isSame = (a: F, b: F) => a.day === b.day && a.title === b.title;
  const rank = ({ kind }: F) => (kind === 'held' ? 0 : 1);
  return flags.filter((flag, at) =>
    flags.every(
      (other, index) => !isSame(flag, other) || rank(flag) < rank(other) || (rank(flag) === rank(other) && at <= index),
    ),
  );
}
