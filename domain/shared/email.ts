import { decode } from 'punycode/punycode.es6.js';

const MAX_LENGTH = 254;
const LOCAL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]$/i;
const ASCII_DOMAIN = /^((?!xn--\.)[a-z0-9][a-z0-9-]{0,62}\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Excludes ports, paths and IP addresses, which a URL would accept. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const LATIN = /^[\p{Script=Latin}\d.-]+$/u;

/** Lower-case ASCII form of a domain (UTS 46); null if invalid. */
export function asciiDomain(domain: string): string | null {
  const url = `http://${domain}`;
  const ascii = WRITTEN_DOMAIN.test(domain) && URL.canParse(url) && new URL(url).hostname;
  return ascii && ASCII_DOMAIN.test(ascii) ? ascii : null;
}

/** Lower-case mail address with ASCII domain, as stored; null if invalid. */
export function asciiEmail(text: string): string | null {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = at > 0 && address.length <= MAX_LENGTH && LOCAL.test(local) && asciiDomain(address.slice(at + 1));
  const ascii = domain && `${local.toLowerCase()}@${domain}`;
  return ascii && ascii.length <= MAX_LENGTH ? ascii : null;
}

/** Whether the API accepts the address, ignoring surrounding spaces. */
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
  // Other scripts' letters can imitate Latin ones, so those domains stay ASCII.
  return letters !== null && LATIN.test(letters) && asciiDomain(`${letters}.de`) === `${label}.de` ? letters : label;
}

/** A mail address with its domain in letters; other text unchanged. One spelling per address. */
export function shownEmail(text: string): string {
  if (/^[a-z0-9_'+\-.@]*$/.test(text) && !text.includes('xn--')) return text;
  const ascii = asciiEmail(text);
  if (ascii === null) return text;
  const at = ascii.lastIndexOf('@') + 1;
  return ascii.slice(0, at) + ascii.slice(at).split('.').map(labelInLetters).join('.');
}

/** RFC 6068 requires an ASCII domain. */
export function mailLink(email: string): string {
  return `mailto:${asciiEmail(email) ?? email}`;
}
