import { hostname } from 'node:os';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import { isDatabaseUnavailable } from '#database/failures.ts';
import { version } from '#domain/shared/version.ts';
import { DiskError } from '#server/context/disk-errors.ts';
import { Problem } from '#server/context/problem.ts';
import { asError, describeError, MAX_DEPTH } from '#server/telemetry/describe-error.ts';
import type { TrackError } from '#server/telemetry/error-tracker.ts';
import { currentSpan } from '#server/telemetry/spans.ts';

/** Mail server unreachable, or login refused. */
const mailCodes = /^(ECONNECTION|ESOCKET|EDNS|ETLS|EAUTH)$/;
/** Log one error per kind of outage in this window. */
const OUTAGE_WINDOW_MS = 1_000;
/** Maximum kinds; above, counting restarts. */
const MAX_KINDS = 100;

/** As pino counts. */
const ERROR = 50;

interface Line {
  err?: unknown;
}

/** Codes of an error and its causes. Cheap, as an outage calls it for every request. */
function codesOf(error: unknown): string {
  const codes: unknown[] = [];
  for (let cause = error; cause instanceof Error && codes.length < MAX_DEPTH; cause = cause.cause) {
    codes.push('code' in cause ? cause.code : cause.name);
  }
  return codes.join('|');
}

/** Whether a dependency is unavailable, so that everything fails alike. */
function isOutage(error: unknown): boolean {
  if (isDatabaseUnavailable(error) || error instanceof DiskError) return true;
  for (let cause = error, depth = 0; cause instanceof Error && depth < MAX_DEPTH; cause = cause.cause, depth += 1) {
    if (cause instanceof Problem && cause.status === 503) return true;
    if ('code' in cause && mailCodes.test(String(cause.code))) return true;
  }
  return false;
}

/** Throttles log lines in an outage: returns the number of suppressed lines since the last, or `null` to suppress. */
function createOutageFilter(now: () => number) {
  const kinds = new Map<string, { until: number; suppressed: number }>();
  return (message: string, err: unknown): number | null => {
    if (!isOutage(err)) return 0;
    const kind = `${message}|${codesOf(err)}`;
    const known = kinds.get(kind);
    if (known && now() < known.until) {
      known.suppressed += 1;
      return null;
    }
    if (kinds.size >= MAX_KINDS) kinds.clear();
    kinds.set(kind, { until: now() + OUTAGE_WINDOW_MS, suppressed: 0 });
    return known?.suppressed ?? 0;
  };
}

function nameTrace(): { traceId?: string } {
  const traceId = currentSpan()?.traceId;
  return traceId === undefined ? {} : { traceId };
}

interface LoggerParts {
  destination?: DestinationStream;
  now?: () => number;
  /** Receives errors of the levels error and fatal. */
  track?: TrackError | undefined;
}

/**
 * JSON lines on standard output. Errors are described, never written whole; outages once per second and kind, with the
 * suppressed count.
 */
export function createLogger(
  level: NonNullable<LoggerOptions['level']>,
  { destination, now = () => performance.now(), track }: LoggerParts = {},
): Logger {
  const admit = createOutageFilter(now);
  const options: LoggerOptions = {
    level,
    base: { version, pid: process.pid, hostname: hostname() },
    mixin: nameTrace,
    serializers: { err: (error) => describeError(error) },
    hooks: {
      logMethod([first, second, ...rest], method, logLevel) {
        const given: Line = first instanceof Error ? { err: first } : ((first ?? {}) as Line);
        if (typeof first === 'string' || given.err === undefined) return method.apply(this, [first, second, ...rest]);
        const line = { ...given, err: asError(given.err) };
        // pino would default to the error's message, which may contain input.
        const message = second ?? 'error';
        const suppressed = admit(message, line.err);
        if (suppressed === null) return;
        if (logLevel >= ERROR) track?.(message, describeError(line.err), logLevel > ERROR);
        method.apply(this, [suppressed > 0 ? { ...line, suppressed } : line, message, ...rest]);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
