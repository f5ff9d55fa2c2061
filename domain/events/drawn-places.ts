type Asked = { joined: number; max: number | null; most: number };

/**
 * How many people are drawn for the places of an event, and how many of them filled: one for each place while there are at most
 * `most`, else each an equal share. Without a limit one for each person who is in.
 */
export function drawnPlaces({ joined, max, most }: Asked): { figures: number; filled: number } {
  if (max === null) return { figures: most, filled: Math.min(most, joined) };
  if (max <= most) return { figures: max, filled: Math.min(max, joined) };
  const share = Math.min(most, Math.round((joined / max) * most));
  return { figures: most, filled: joined === 0 ? 0 : Math.max(1, share) };
}
