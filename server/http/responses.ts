import type { PageAudience, PageSession, Site } from '#server/http/page-session.ts';
import { dropPageSession, keepPageSession } from '#server/http/page-session.ts';

/** A private file as a response; we choose its name, not the sender. */
export interface FileResponse {
  content: ReadableStream<Uint8Array>;
  size: number;
  mimeType: string;
  name: string;
}

/** The answer of a call that made what it is about, where it may have existed: 201. */
export class Created<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}

/** A response that begins or renews a session: the browser gets the cookie for its pages with it. */
export class SignedIn<T> {
  readonly body: T;
  readonly pageSession: PageSession;

  constructor(body: T, pageSession: PageSession) {
    this.body = body;
    this.pageSession = pageSession;
  }

  headers(site: Site): Record<string, string> {
    return { 'Set-Cookie': keepPageSession(site, this.pageSession) };
  }
}

/** An empty response after which the browser has no cookie for pages any more. */
export class SignedOut {
  readonly body = undefined;
  readonly audience: PageAudience;

  constructor(audience: PageAudience) {
    this.audience = audience;
  }

  headers(site: Site): Record<string, string> {
    return { 'Set-Cookie': dropPageSession(site, this.audience) };
  }
}
