import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { version } from '#domain/shared/version.ts';
import type { ErrorDescription } from '#server/telemetry/describe-error.ts';

export type TrackError = (message: string, error: ErrorDescription, isFatal: boolean) => void;

const TIMEOUT_MS = 5_000;
/** Errors sent in a minute; the log has all. */
const MOST_PER_MINUTE = 10;
const FRAME = /^ {4}at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** Oldest call first, as the protocol expects. */
function framesOf(stack = '') {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, filename, lineno, colno] = FRAME.exec(line) ?? [];
      return filename ? [{ function: name ?? '?', filename, lineno: Number(lineno), colno: Number(colno) }] : [];
    })
    .toReversed();
}

function eventOf(message: string, error: ErrorDescription, isFatal: boolean, timestamp: string) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp,
    platform: 'node',
    level: isFatal ? 'fatal' : 'error',
    release: version,
    server_name: hostname(),
    tags: { ...(error.code && { code: error.code }), ...(error.constraint && { constraint: error.constraint }) },
    // The log's own sentence: an error's message may name what somebody typed.
    exception: { values: [{ type: error.type, value: message, stacktrace: { frames: framesOf(error.stack) } }] },
  };
}

/**
 * Sends errors of the log to a tracker that speaks Sentry's envelopes: type, place and the log's sentence; no request, no
 * account, no address, no message of the error. Failures are dropped.
 */
export function createErrorTracker(dsn: string, clock: () => Date): TrackError {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [project = '', ...folders] = pathname.slice(1).split('/').toReversed();
  const base = [`${protocol}//${host}`, ...folders.toReversed()].join('/');
  const address = `${base}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
  let window = { since: 0, sent: 0 };
  return (message, error, isFatal) => {
    const now = clock();
    if (now.getTime() - window.since > 60_000) window = { since: now.getTime(), sent: 0 };
    window.sent += 1;
    if (window.sent > MOST_PER_MINUTE) return;
    const event = eventOf(message, error, isFatal, now.toISOString());
    const lines = [{ event_id: event.event_id, sent_at: event.timestamp }, { type: 'event' }, event];
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-sentry-envelope' },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.body?.cancel(),
      () => undefined,
    );
  };
}
