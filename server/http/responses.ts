import type { PageAudience, PageSession, Site } from '#server/http/page-session.ts';
import { dropPageSession, keepPageSession } from '#server/http/page-session.ts';

/** A private file under a generated name. */
export interface FileResponse {
  content: ReadableStream<Uint8Array>;
  size: number;
  mimeType: string;
  name: string;
}

/** 201, for calls where the resource may have existed. */
export class Created<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}

/** Begins or renews a session; sets the page cookie. */
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

/** Ends the session's page cookie. */
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
