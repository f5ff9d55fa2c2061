/** Cents of an amount in euros with a comma or a point; null for anything else, and for nothing. */
export function readEuros(typed: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/\s*€$/, '')) ?? [];
  if (euros === undefined) return null;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0')) || null;
}
