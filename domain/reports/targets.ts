import { codeIn } from '#domain/guest-pages/addresses.ts';

export const reportTargetKinds = ['event', 'business', 'unknown'] as const;
export type ReportTargetKind = (typeof reportTargetKinds)[number];

/** What a report names: an event by its id or the code of its page, a business by its id or the words of its address. */
export type NamedTarget =
  | { kind: 'event'; id: string }
  | { kind: 'event'; code: string }
  | { kind: 'business'; id: string }
  | { kind: 'business'; slug: string };

function urlOf(typed: string, publicUrl: string): URL | null {
  if (typed.startsWith('/')) return URL.parse(typed, publicUrl);
  return URL.parse(typed.includes('://') ? typed : `https://${typed}`);
}

/** Reads the address of a guests' page as people paste it; null when it is another text. */
export function readTarget(typed: string, publicUrl: string): NamedTarget | null {
  const url = urlOf(typed.trim(), publicUrl);
  if (!url || url.host !== new URL(publicUrl).host) return null;
  const [, folder, address = '', ...rest] = url.pathname.split('/');
  if (address === '' || rest.some((part) => part !== '')) return null;
  if (folder === 'b') return { kind: 'business', slug: address };
  const code = folder === 'e' ? codeIn(address) : undefined;
  return code === undefined ? null : { kind: 'event', code };
}
