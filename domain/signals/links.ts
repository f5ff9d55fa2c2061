import { isShortener } from '#domain/signals/shorteners.ts';

/** An address with or without its scheme, as people write it; the host alone is looked at. */
const address =
  /(?:https?:\/\/|\/\/)?(?:[^\s/@:,;()<>"']{1,80}@)?(\[[0-9a-f:.]{2,45}\]|[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6})(?::\d{1,5})?(?:[/?#][^\s<>"]{0,500})?/giu;

const isIpv4 = (host: string) =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && host.split('.').every((part) => Number(part) < 256);

export interface FoundLink {
  /** As it stands in the text, without what ends the sentence. */
  text: string;
  kind: 'short_link' | 'bare_address';
}

/**
 * Addresses in a text that hide where they lead: those of services that shorten, and those that are numbers instead of a name.
 * What stands between dots and has no scheme counts only with a path, so that "18.11.2026" and "1.2.3.4 Bar" are no links.
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
