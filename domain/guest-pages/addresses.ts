import slugify from '@sindresorhus/slugify';

const MOST_CHARACTERS = 60;

const spokenSigns: [string, string][] = [
  ['&', ' und '],
  ['€', ' euro '],
];

const PLAIN_NAME = /^[A-ZÄÖÜa-zäöüß\d ,.:;!?()/+-]*$/;
const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Equals the library's result, faster. */
function plainSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "Zur Fetten Ecke" becomes `zur-fetten-ecke`. Empty if no letter remains. */
export function slugOf(name: string): string {
  const named = name.slice(0, 200);
  const slug = PLAIN_NAME.test(named)
    ? plainSlug(named)
    : slugify(named, { locale: 'de', customReplacements: spokenSigns, decamelize: false });
  if (slug.length <= MOST_CHARACTERS) return slug;
  const cut = slug.slice(0, MOST_CHARACTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 20)).replace(/-$/, '');
}

export const shortEventPath = (code: string) => `/e/${code}`;

/** The code identifies the event; the slug follows the title. */
export function eventPagePath({ code, title }: { code: string; title: string }): string {
  const slug = slugOf(title);
  return slug ? `${shortEventPath(code)}-${slug}` : shortEventPath(code);
}

/** Carries the secret of a preview: query parameters are not logged. */
export const PREVIEW_PARAMETER = 'preview';

/** The address that shows an event in review, made of the path that its page will have. */
export const previewPath = (pagePath: string, token: string) => `${pagePath}?${PREVIEW_PARAMETER}=${token}`;

/** The code before any slug; undefined without one. */
export function codeIn(address: string): string | undefined {
  return /^[0-9a-f]{12}(?=-|$)/.exec(address)?.[0];
}

/** Pattern of a business's slug. */
export const slugPattern = '[a-z0-9-]{1,100}';
const slug = new RegExp(`^${slugPattern}$`);
export const isSlug = (text: string) => slug.test(text);

export const businessPagePath = (name: string) => `/b/${name}`;

/** Atom feed of a business's coming events. */
export const businessFeedPath = (name: string) => `${businessPagePath(name)}.atom`;
