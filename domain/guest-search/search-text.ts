const specials: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** Shorter words are only matched at the beginning of words: a trigram index cannot find them elsewhere. */
const INFIX_LENGTH = 3;

/** Lower case without accents: "Über" and "uber" become the same. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøł]/g, (letter) => specials[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Text as it is searched: lower case without accents, so that "uber" finds "Über" in any database locale. It begins with a
 * space, as every word in it does.
 */
export function searchText(...parts: string[]): string {
  return ` ${fold(parts.join(' '))}`;
}

/** A search query, normalized the same way; null when it is empty. */
export function searchPart(typed: string): string | null {
  const part = fold(typed);
  if (part === '') return null;
  return part.length < INFIX_LENGTH ? ` ${part}` : part;
}
