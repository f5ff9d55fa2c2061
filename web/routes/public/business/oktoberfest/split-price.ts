/** What is large on the sign and what is small: the text up to and including the price, and the rest. */
export function splitPrice(text: string): { price: string; note: string } {
  const trimmed = text.trim();
  const [, price = trimmed, note = ''] = /^(.*?\d[\d.,–-]*(?:\s*(?:€|EUR|Euro)(?!\p{L}))?)(.*)$/isu.exec(trimmed) ?? [];
  return { price: price.trim(), note: note.trim() };
}
