import { isShortener } from '#domain/signals/shorteners.ts';

/** A web address with or without scheme, in text; only the host is checked. */
const address =
  /(?:https?:\/\/|\/\/)?(?:[^\s/@:,;()<>"']{1,80}@)?(\[[0-9a-f:.]{2,45}\]|[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6})(?::\d{1,5})?(?:[/?#][^\s<>"]{0,500})?/giu;

const isIpv4 = (host: string) =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && host.split('.').every((part) => Number(part) < 256);

export interface FoundLink {
  /** As in the text, without sentence punctuation. */
  text: string;
  kind: 'short_link' | 'bare_address';
}

/**
 * URL shorteners and numeric hosts. Without scheme, dotted text counts only with a path, so "18.11.2026" and "1.2.3.4
 * Bar" do not.
 */
export function findHiddenLinks(text: string): FoundLink[] {
  return [...text.matchAll(address)].flatMap((match): FoundLink[] => {
    const [whole, host = ''] = match;
    const shown = whole.replace(/[.,;:!?)]+$/, '');
    const name = host.toLowerCase().replace(/^www\./, '');
    const hasScheme = /^https?:\/\//i.test(whole);
    const hasPath = /[/?#]./.test(shown.replace(/^https?:\/\//i, ''));
    if (isShortener(name) && (hasScheme || hasPath)) return [{ text: shown, kind: 'short_link' }];
    if (hasScheme && (host.startsWith('[') || isIpv4(name))) return [{ text: shown, kind: 'bare_address' }];
    return [];
  });
}
