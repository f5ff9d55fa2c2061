/** With country code: `+44 20 7946 0000`, `0044 20 7946 0000`; not after a digit. */
const international = /(?<![\d\p{L}])(?:\+|00)(?=[1-9])(?:[ ]?\(?\d+\)?[ /.-]{0,2}){3,12}/gu;

/** Minimum digits of a phone number. */
const least = 8;
const most = 15;

/** Numbers without country code are German. */
export function findForeignNumbers(text: string): string[] {
  return [...text.matchAll(international)].flatMap(([found]) => {
    const written = found.trim().replace(/[ /.-]+$/, '');
    const digits = written.replace(/\D/g, '').replace(/^00/, '');
    return digits.length < least || digits.length > most || digits.startsWith('49') ? [] : [written];
  });
}
