import { codeIn } from '#domain/guest-pages/addresses.ts';

export const reportTargetKinds = ['event', 'business', 'unknown'] as const;
export type ReportTargetKind = (typeof reportTargetKinds)[number];

/** An event by id or page code, a business by id or slug. */
export type NamedTarget =
  | { kind: 'event'; id: string }
  | { kind: 'event'; code: string }
  | { kind: 'business'; id: string }
  | { kind: 'business'; slug: string };

function urlOf(typed: string, publicUrl: string): URL | null {
  if (typed.startsWith('/')) return URL.parse(typed, publicUrl);
  return URL.parse(typed.includes('://') ? typed : `https://${typed}`);
}

/** Parses a pasted address of a guests' page; null for other text. */
export function readTarget(typed: string, publicUrl: string): NamedTarget | null {
  const url = urlOf(typed.trim(), publicUrl);
  if (!url || url.host !== new URL(publicUrl).host) return null;
  const [, folder, address = '', ...rest] = url.pathname.split('/');
  if (address === '' || rest.some((part) => part !== '')) return null;
  if (folder === 'b') return { kind: 'business', slug: address };
  const code = folder === 'e' ? codeIn(address) : undefined;
  return code === undefined ? null : { kind: 'event', code };
}
