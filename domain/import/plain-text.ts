const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  rsquo: '’',
  middot: '·',
  bull: '•',
};

const inline = 'a|abbr|b|big|code|em|font|i|img|ins|s|small|span|strike|strong|sub|sup|u|time|o:p';
const block =
  'address|article|blockquote|body|center|div|dl|dt|dd|h[1-6]|head|hr|html|ol|p|pre|section|table|tbody|tr|ul|li';
const TAG = new RegExp(`</?(?:${inline}|${block}|br|td|th|meta|link)(?:\\s[^<>]*)?/?>`, 'gi');
const CELL = /<\/?t[dh](?:\s[^<>]*)?>/gi;
const BREAK = new RegExp(`<br(?:\\s[^<>]*)?/?>|</?(?:${block})(?:\\s[^<>]*)?/?>`, 'gi');
const LINK = /<a\s[^<>]*?href\s*=\s*["']?([^"'\s<>]+)[^<>]*>([^<]*)<\/a>/gi;

/** Characters that are named; unknown names stay. */
const readEntities = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name = '') => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      if (code !== null) return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';
      return entities[name] ?? entities[name.toLowerCase()] ?? whole;
    },
  );

/** Text of a value that may be HTML: known tags become words and line breaks, any other `<` stays. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const isHtml = text.search(TAG) >= 0;
  if (!isHtml) return readEntities(text);
  const withLinks = text
    .replace(/<!--[\s\S]*?-->|<(style|script|title)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(LINK, (_, address: string, words: string) => {
      const shown = words.trim();
      if (!/^https?:/i.test(address) || readEntities(address).includes(shown)) return shown || address;
      return `${shown} (${address})`;
    });
  const lines = withLinks.replace(BREAK, '\n').replace(CELL, ' ').replace(TAG, '');
  return readEntities(lines)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
