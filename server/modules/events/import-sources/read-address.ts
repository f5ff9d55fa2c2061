import { decodeText } from '#domain/import/read-bytes.ts';
import type { ImportResult } from '#domain/import/result.ts';
import { failureOf, retryAfterMs } from '#domain/import-sources/next-look.ts';
import type { LookFailure, SourceKind } from '#domain/import-sources/sources.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { readInThread } from '#server/adapters/imports/read-in-thread.ts';
import type { Actor } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { readFromPublic } from '#server/security/read-from-public.ts';

interface Address {
  url: string;
  businessId: string;
  etag?: string | null;
  lastModified?: string | null;
}

type SourceResult = ImportResult & { kind: SourceKind };
/** `result` is null for a readable source without entries. */
export type Look =
  | { failure: LookFailure; retryAfterMs: number }
  | { failure: null; isUnchanged: true }
  | {
      failure: null;
      isUnchanged: false;
      result: SourceResult | null;
      url: string;
      etag: string | null;
      lastModified: string | null;
    };

/** Longer ones cannot be sent back. */
const MOST_HEADER = 500;
const kept = (header: string | undefined) => (header && header.length <= MOST_HEADER ? header : null);

async function readBody(
  ctx: Context<Actor>,
  body: Uint8Array,
  businessId: string,
): Promise<SourceResult | LookFailure | null> {
  if (body.length === 0 || (decodeText(body) ?? '').trim() === '') return 'unreadable';
  try {
    const result = await readInThread(body, { today: berlinDay(ctx.now) }, businessId);
    const { kind } = result;
    return kind === 'table' ? 'no_events' : { ...result, kind };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'import_unreadable') throw error;
    return error.options.errors?.[0]?.code === 'no_rows' ? null : 'unreadable';
  }
}

/** Calls a calendar or page and reads it, both outside of transactions. 503 if the readers' queue is full. */
export async function readAddress(
  ctx: Context<Actor>,
  { url, businessId, etag, lastModified }: Address,
): Promise<Look> {
  const { config, instrumentCall } = ctx.deps;
  const headers = {
    'User-Agent': `Dabei-Import/1 (+${config.publicUrl})`,
    Accept: 'text/calendar, text/html;q=0.9, */*;q=0.5',
    ...(etag ? { 'If-None-Match': etag } : {}),
    ...(lastModified ? { 'If-Modified-Since': lastModified } : {}),
  };
  const file = await instrumentCall(
    { service: 'import', operation: 'read' },
    () => readFromPublic({ url, headers, allowPrivate: config.allowPrivateWebhooks }),
    ({ error }) => error !== null,
  );
  if (file.error !== null) return { failure: file.error, retryAfterMs: 0 };
  const failure = failureOf(file.status);
  if (failure) return { failure, retryAfterMs: retryAfterMs(file.headers['retry-after'], ctx.now) };
  if (file.status === 304) return { failure: null, isUnchanged: true };
  const result = await readBody(ctx, file.body, businessId);
  if (typeof result === 'string') return { failure: result, retryAfterMs: 0 };
  return {
    failure: null,
    isUnchanged: false,
    result,
    url: file.url,
    etag: kept(file.headers.etag),
    lastModified: kept(file.headers['last-modified']),
  };
}
