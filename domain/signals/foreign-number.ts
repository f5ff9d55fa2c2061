/** Written with the code of a country: `+44 20 7946 0000`, `0044 20 7946 0000`. Nothing that a digit stands before. */
const international = /(?<![\d\p{L}])(?:\+|00)(?=[1-9])(?:[ ]?\(?\d+\)?[ /.-]{0,2}){3,12}/gu;

/** Digits with which a number can be called; less is no number, more is one of something else. */
const least = 8;
const most = 15;

/** Phone numbers of other countries in a text. Those without any code are German. */
export function findForeignNumbers(text: string): string[] {
  return [...text.matchAll(international)].flatMap(([found]) => {
    const written = found.trim().replace(/[ /.-]+$/, '');
    const digits = written.replace(/\D/g, '').replace(/^00/, '');
    return digits.length < least || digits.length > most || digits.startsWith('49') ? [] : [written];
  });
}
