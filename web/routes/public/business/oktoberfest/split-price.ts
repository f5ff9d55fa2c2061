/** What stands large on the sign and what small: the price with what leads up to it, and the rest. */
export function splitPrice(text: string): { price: string; note: string } {
  const trimmed = text.trim();
  const [, price = trimmed, note = ''] = /^(.*?\d[\d.,–-]*(?:\s*(?:€|EUR|Euro)(?!\p{L}))?)(.*)$/isu.exec(trimmed) ?? [];
  return { price: price.trim(), note: note.trim() };
}
