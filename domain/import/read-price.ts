/** Parses an entry price to cents: `12,50 €`, `EUR 12`, `1.250,00`; 0 if free, null if invalid. */
export function readPrice(typed: string): number | null {
  const text = typed.trim().toLowerCase();
  if (/^(frei|kostenlos|gratis|free|umsonst|eintritt frei)$/.test(text)) return 0;
  const number = text.replace(/€|eur(o)?/g, '').trim();
  const [, whole, cents = '00'] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}|-))?$/.exec(number) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/[.,]/g, '')) * 100 + (cents === '-' ? 0 : Number(cents.padEnd(2, '0')));
}
