import { isbot } from 'isbot';
import { EARLY_READS_PATH } from '#domain/shared/early-reads.ts';

/** Calls by how soon they are given up when there are too many; the first goes first. */
export const ranks = ['counts', 'reads', 'owners', 'writes'] as const;
export type Rank = (typeof ranks)[number];

/** What programs fetch again by themselves, and figures that nobody waits for. */
const COUNTS = [
  /^\/api\/v1\/app\/(impressions|events\/[^/]+\/(views|interest))$/,
  /^\/api\/v1\/(analytics|audit|openapi\.json)/,
  /^\/sitemap/,
  /\.(ics|atom)$/,
];

/**
 * What is never given up, and not counted: ways in, money, and what waits for something else than this process (streams,
 * uploads, drawings, exports), which have limits of their own.
 */
const OUTSIDE = [
  /^\/api\/v1\/(auth|me|registrations|review|subscription|credits\/purchase|plan|stream|account|team)(\/|$)/,
  /^\/api\/v1\/app\/changes/,
  /\/(image|video|logo|proof|pictures)(\/|$)/,
];

interface Asked {
  method: string;
  /** Without the query. */
  path: string;
  userAgent: string | undefined;
}

/** The rank of a call; undefined for what is never given up. */
export function rankOf({ method, path, userAgent }: Asked): Rank | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  if (OUTSIDE.some((pattern) => pattern.test(path))) return undefined;
  if (COUNTS.some((pattern) => pattern.test(path))) return 'counts';
  if (path === EARLY_READS_PATH) return 'owners';
  if (!path.startsWith('/api/v1/')) return isRead && isbot(userAgent) ? 'counts' : undefined;
  if (!isRead) return 'writes';
  return path.startsWith('/api/v1/app/') ? 'reads' : 'owners';
}
