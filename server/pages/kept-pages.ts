import type { IncomingHttpHeaders } from 'node:http';
import type { Hono } from 'hono';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import type { DrawSnapshot } from '#server/pages/load-build.ts';
import type { Page } from '#server/pages/render-page.ts';

/** A request as plain as nearly all are: to read, a path without anything to decode, a host that is served. */
export interface PlainRequest {
  method: 'GET' | 'HEAD';
  path: string;
  /** What follows the `?`; empty without. */
  query: string;
  headers: IncomingHttpHeaders;
}

/** A page that is in memory, with status 200. */
export interface KeptPage {
  page: Page;
  /** The pattern of its address, by which requests are counted. */
  route: string;
}

/** The page that answers a request, if it is in memory and nothing about the request is unusual; whoever asks sends it. */
export type FindKept = (request: PlainRequest) => KeptPage | undefined;

/** Pages with their two doors, routes for every request and what is in memory for plain ones; and what draws the screen of a member. */
export interface Pages {
  routes: Hono<{ Variables: SecurityVariables }>;
  findKept: FindKept;
  drawSnapshot?: DrawSnapshot | undefined;
}
