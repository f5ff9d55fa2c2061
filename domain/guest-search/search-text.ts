const specials: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** Shorter words match only at word starts, a limit of trigram indexes. */
const INFIX_LENGTH = 3;

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøł]/g, (letter) => specials[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folded text, independent of the database's locale. Starts with a space, so every word follows one. */
export function searchText(...parts: string[]): string {
  return ` ${fold(parts.join(' '))}`;
}

/** A query in the same form; null if empty. */
export function searchPart(typed: string): string | null {
  const part = fold(typed);
  if (part === '') return null;
  return part.length < INFIX_LENGTH ? ` ${part}` : part;
}
