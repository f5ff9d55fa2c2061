import type { ServerResponse } from 'node:http';
import type { Context as HonoContext } from 'hono';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import type { CallVariables } from '#server/telemetry/log-requests.ts';

export interface ApiVariables extends CallVariables, SecurityVariables {
  /** Rate limit headers, on every response including errors. */
  limitHeaders: Record<string, string>;
}

export type ApiContext = HonoContext<{ Variables: ApiVariables }>;

/** Writes the stream once the head is sent. */
export type StreamResponse = (response: ServerResponse) => void;
