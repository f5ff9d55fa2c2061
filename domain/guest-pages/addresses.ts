import slugify from '@sindresorhus/slugify';

/** The words of a name in an address, at most this long. */
const MOST_CHARACTERS = 60;

const spokenSigns: [string, string][] = [
  ['&', ' und '],
  ['€', ' euro '],
];

/** Letters that need no table, and what is between words of most names. */
const PLAIN_NAME = /^[A-ZÄÖÜa-zäöüß\d ,.:;!?()/+-]*$/;
const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The same as the library makes of it, which takes twenty times as long. */
function plainSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A name as it stands in an address: "Zur Fetten Ecke" is `zur-fetten-ecke`. Empty where no letter is left of it. */
export function slugOf(name: string): string {
  const named = name.slice(0, 200);
  const slug = PLAIN_NAME.test(named)
    ? plainSlug(named)
    : slugify(named, { locale: 'de', customReplacements: spokenSigns, decamelize: false });
  if (slug.length <= MOST_CHARACTERS) return slug;
  const cut = slug.slice(0, MOST_CHARACTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 20)).replace(/-$/, '');
}

/** The short address of an event's page, for print. */
export const shortEventPath = (code: string) => `/e/${code}`;

/** The address of an event's page. The code finds it; the words are for people, and follow the title. */
export function eventPagePath({ code, title }: { code: string; title: string }): string {
  const slug = slugOf(title);
  return slug ? `${shortEventPath(code)}-${slug}` : shortEventPath(code);
}

/** The code in the last part of an event's address, also where the words after it are old; undefined where there is none. */
export function codeIn(address: string): string | undefined {
  return /^[0-9a-f]{12}(?=-|$)/.exec(address)?.[0];
}

/** The last part of the address of a business, as a pattern: nothing else is looked up. */
export const slugPattern = '[a-z0-9-]{1,100}';
const slug = new RegExp(`^${slugPattern}$`);
export const isSlug = (text: string) => slug.test(text);

/** The address of a business's page. */
export const businessPagePath = (name: string) => `/b/${name}`;

/** Where programs read what comes at a business. */
export const businessFeedPath = (name: string) => `${businessPagePath(name)}.atom`;
