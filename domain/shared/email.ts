import { decode } from 'punycode/punycode.es6.js';

const MAX_LENGTH = 254;
const LOCAL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]$/i;
const ASCII_DOMAIN = /^((?!xn--\.)[a-z0-9][a-z0-9-]{0,62}\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Letters, their marks, digits, hyphens and dots, as a URL would also read ports, paths and IP addresses. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LATIN = /^[\p{Script=Latin}\d.-]+$/u;

/** A domain in the ASCII form of UTS 46, lower case; null for text that is no domain. */
export function asciiDomain(domain: string): string | null {
  const url = `http://${domain}`;
  const ascii = WRITTEN_DOMAIN.test(domain) && URL.canParse(url) && new URL(url).hostname;
  return ascii && ASCII_DOMAIN.test(ascii) ? ascii : null;
}

/** A mail address in lower case, with its domain in ASCII, as mail servers and the database have it; null for what is none. */
export function asciiEmail(text: string): string | null {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = at > 0 && address.length <= MAX_LENGTH && LOCAL.test(local) && asciiDomain(address.slice(at + 1));
  const ascii = domain && `${local.toLowerCase()}@${domain}`;
  return ascii && ascii.length <= MAX_LENGTH ? ascii : null;
}

/** True for what the API accepts as an e-mail address; surrounding spaces do not count. */
export function isEmailAddress(text: string): boolean {
  return asciiEmail(text) !== null;
}

function decodeLabel(label: string): string | null {
  if (!label.startsWith('xn--')) return null;
  try {
    return decode(label.slice('xn--'.length));
  } catch {
    return null;
  }
}

function labelInLetters(label: string): string {
  const letters = decodeLabel(label);
  // Letters of other scripts could pass for Latin ones, so those domains stay in ASCII.
  return letters !== null && LATIN.test(letters) && asciiDomain(`${letters}.de`) === `${label}.de` ? letters : label;
}

/** A mail address with its domain in letters, as people read it; text that is no address stays. One spelling for each address. */
export function shownEmail(text: string): string {
  if (/^[a-z0-9_'+\-.@]*$/.test(text) && !text.includes('xn--')) return text;
  const ascii = asciiEmail(text);
  if (ascii === null) return text;
  const at = ascii.lastIndexOf('@') + 1;
  return ascii.slice(0, at) + ascii.slice(at).split('.').map(labelInLetters).join('.');
}

/** The `mailto:` address of an e-mail address: RFC 6068 has the domain in ASCII. */
export function mailLink(email: string): string {
  return `mailto:${asciiEmail(email) ?? email}`;
}
