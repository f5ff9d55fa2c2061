const specials: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** Text as it is searched: lower case without accents, so that "uber" finds "Über" whatever the database's locale is. */
export function searchText(...parts: string[]): string {
  return parts
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøł]/g, (letter) => specials[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
