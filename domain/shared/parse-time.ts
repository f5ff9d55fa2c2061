const TIME = /^(\d{1,2})(?:(?:\s?[:.,h]\s?|\s)?(\d{2}))?\s?(uhr|h|am|pm)?\.?$/i;

/**
 * Parses a typed time to HH:mm: `8`, `830`, `2030`, `20:30`, `20.30 Uhr`, `8 pm`; 24 Uhr is midnight. Null if invalid.
 */
export function parseTime(typed: string): string | null {
  const [, digits, minutes = '00', unit = ''] = TIME.exec(typed.trim()) ?? [];
  const hour = hourOf(Number(digits), unit.toLowerCase());
  if (digits === undefined || hour > 24 || Number(minutes) > 59) return null;
  if (hour === 24 && minutes !== '00') return null;
  return `${String(hour % 24).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, unit: string): number {
  if (unit !== 'am' && unit !== 'pm') return hour;
  if (hour < 1 || hour > 12) return Number.POSITIVE_INFINITY;
  return (hour % 12) + (unit === 'pm' ? 12 : 0);
}

/** Wraps; starts in the evening without a time. */
export function stepTime(time: string | null, direction: 1 | -1): string {
  if (time === null) return '18:00';
  const quarters = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 15;
  const next = (direction === 1 ? Math.floor(quarters) + 1 : Math.ceil(quarters) + 95) % 96;
  return `${String(Math.floor(next / 4)).padStart(2, '0')}:${String((next % 4) * 15).padStart(2, '0')}`;
}
