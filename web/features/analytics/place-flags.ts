/** Rows of flags above the chart. */
const FLAG_LANES = 3;
/** How wide a flag with its name is at most, as a share of the chart. */
const FLAG_WIDTH = 0.2;

/**
 * Finds every flag a lane above the chart in which no other lies over it, from the right: whoever stands further left flies
 * higher, so that no pole crosses a flag. Null where there is no room for a name. `places` are shares of the width, ascending.
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

/** One flag for the events of a name on a day: that one took place says more than that another went online. */
export function oncePerDay<F extends Flag>(flags: readonly F[]): F[] {
  const isSame = (a: F, b: F) => a.day === b.day && a.title === b.title;
  const rank = ({ kind }: F) => (kind === 'held' ? 0 : 1);
  return flags.filter((flag, at) =>
    flags.every(
      (other, index) => !isSame(flag, other) || rank(flag) < rank(other) || (rank(flag) === rank(other) && at <= index),
    ),
  );
}
