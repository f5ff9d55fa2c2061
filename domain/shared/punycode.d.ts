/** The module of `punycode` whose unused functions bundlers leave out; its types cover the CommonJS file only. */
declare module 'punycode/punycode.es6.js' {
  /** The letters of a label behind `xn--`. Throws a `RangeError` when it is malformed (RFC 3492). */
  export function decode(label: string): string;
}
