/** The tree-shakable module of `punycode`; its types cover only the CommonJS file. */
declare module 'punycode/punycode.es6.js' {
  /** Decodes a label after `xn--`. `RangeError` if malformed (RFC 3492). */
  export function decode(label: string): string;
}
