/** Splits at the end of the price: large and small part. */
export function splitPrice(text: string): { price: string; note: string } {
  const trimmed = text.trim();
  const [, price = trimmed, note = ''] = /^(.*?\d[\d.,–-]*(?:\s*(?:€|EUR|Euro)(?!\p{L}))?)(.*)$/isu.exec(trimmed) ?? [];
  return { price: price.trim(), note: note.trim() };
}
