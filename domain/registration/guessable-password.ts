const brand = 'dabei';

/** Additional local favourites. */
const commonHere = [
  ...[
    'passwort',
    'kennwort',
    'geheim',
    'geheimnis',
    'hallo',
    'hallohallo',
    'willkommen',
    'schatz',
    'liebling',
    'sonnenschein',
  ],
  ...['sommer', 'winter', 'herbst', 'fruehling', 'frühling', 'deutschland', 'berlin', 'hamburg', 'muenchen', 'münchen'],
  ...[
    'schalke',
    'schalke04',
    'bayern',
    'dortmund',
    'fussball',
    'fußball',
    'qwertz',
    'qwertzui',
    'qwertzuiop',
    'asdfghjk',
    'asdfghjkl',
    'yxcvbnm',
  ],
];

/** Minimum length of own words that a password must not consist of. */
const OWN_LENGTH = 3;

/** Lower case without decoration around the word: `!Dabei2026` becomes `dabei`. */
export function coreOfPassword(password: string): string {
  return password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Ascending or descending throughout: 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** True for one or two characters, a run, the brand, or known words: `own` has address, name and company. */
export function isGuessable(password: string, own: readonly (string | null)[]): boolean {
  const typed = plain(password);
  if (new Set(typed).size <= 2 || isRun(typed)) return true;
  const core = plain(coreOfPassword(password));
  const known = own.flatMap((text) => (text ? [text, text.split('@')[0] ?? '', ...text.split(/[\s@.]+/)] : []));
  const words = [brand, ...known.map(plain).filter((word) => word.length >= OWN_LENGTH)];
  return (
    words.some((word) => typed === word || core === word || typed.replaceAll(word, '').replace(/\d/g, '') === '') ||
    [typed, core].some((word) => commonHere.includes(word))
  );
}
