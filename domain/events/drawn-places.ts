type Places = { joined: number; max: number | null; most: number };

/** Draws one figure per place up to `most`, then equal shares. Without a limit one per guest. */
export function drawnPlaces({ joined, max, most }: Places): { figures: number; filled: number } {
  if (max === null) return { figures: most, filled: Math.min(most, joined) };
  if (max <= most) return { figures: max, filled: Math.min(max, joined) };
  const share = Math.min(most, Math.round((joined / max) * most));
  return { figures: most, filled: joined === 0 ? 0 : Math.max(1, share) };
}
