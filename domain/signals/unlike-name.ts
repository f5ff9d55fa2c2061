import { fold } from '#domain/guest-search/search-text.ts';

/** Legal forms and common words, ignored when comparing names. */
const empty: ReadonlySet<string> = new Set(
  `gmbh ggmbh ug haftungsbeschrankt co kg ohg ag se kgaa gbr egbr ek kfm kfr inh inhaber inhaberin ev eg partg mbb stiftung ltd
  bar cafe kaffee restaurant club kneipe gaststatte gastronomie betriebs betriebsgesellschaft verwaltungs gesellschaft event events
  veranstaltungs haus studio the der die das den dem am an im in zur zum und and of bei von fur mit`.split(/\s+/),
);

const plain = (text: string) =>
  fold(text)
    .replace(/&/g, ' und ')
    .replace(/\be\.\s?([kvg])\.?/g, 'e$1');
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word));
const compact = (text: string) => wordsOf(text).join('');

export interface NamesOfBusiness {
  displayName: string;
  companyName: string;
  /** Owner of a business, as businesses are often named after them. */
  managingDirector: string | null;
  email: string;
  website: string | null;
}

/** Common initial letters of similar words: "Anker" and "Ankerbar", "Tanzschule" and "Tanz". */
const alike = 4;

const shares = (words: readonly string[], other: readonly string[]) =>
  words.some((word) =>
    other.some((one) => {
      const length = Math.min(word.length, one.length);
      return length >= alike ? word.startsWith(one) || one.startsWith(word) : word === one;
    }),
  );

/** A business's own domain without ending; mail services are excluded. */
const mailServices =
  /^(gmail|googlemail|gmx|web|t-online|outlook|hotmail|icloud|yahoo|posteo|mailbox|freenet|aol|proton|protonmail|me|live)$/;
function domainOf(address: string): string {
  const host =
    (address.includes('@') ? address.split('@').pop() : address.replace(/^https?:\/\//, '').split('/')[0]) ?? '';
  const name = host
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1)
    .join('');
  return mailServices.test(name) ? (address.includes('@') ? compact(address.split('@')[0] ?? '') : '') : compact(name);
}

/**
 * No similar word, not the owner's name, not in the company's addresses. Bars often differ from their GmbH, but are in
 * its address.
 */
export function isUnlikeName(names: NamesOfBusiness): boolean {
  const { displayName, companyName, managingDirector, email, website } = names;
  const shown = wordsOf(displayName);
  if (shown.length === 0 || wordsOf(companyName).length === 0) return false;
  if (shares(shown, [...wordsOf(companyName), ...wordsOf(managingDirector ?? '')])) return false;
  const joined = shown.join('');
  const others = [compact(companyName), domainOf(email), domainOf(website ?? '')].filter((one) => one !== '');
  return !others.some(
    (one) =>
      one.includes(joined) || joined.includes(one) || shown.some((word) => word.length >= alike && one.includes(word)),
  );
}
