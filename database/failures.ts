/** Classes and codes of PostgreSQL that mean: not now. Documented in its appendix "Error Codes". */
const unavailableCodes = [
  /^08/, // connection exceptions
  /^53/, // insufficient resources, such as too many connections
  /^57P0[1-5]$/, // shut down, starting up, dropped
  /^57014$/, // a statement took longer than it may
  /^55P03$/, // a lock took longer than it may
  /^25006$/, // read only, as a standby is before it is promoted
  /^25P03$/, // a transaction stood idle for longer than it may
  /^40(001|P01)$/, // serialization failure, deadlock: what is left after the repetitions
];
const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** A server on this machine that does not run has no socket either. */
const isSocketGone = ({ code, syscall }: { code?: unknown; syscall?: unknown }) =>
  code === 'ENOENT' && syscall === 'connect';
/** Messages of node-postgres and its pool that come without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) yield cause;
}

/** Whether the database is unavailable at the moment: what failed may work when tried again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const { code, message } = cause;
    if (isSocketGone(cause)) return true;
    if (typeof code === 'string' && (networkCodes.test(code) || unavailableCodes.some((known) => known.test(code)))) {
      return true;
    }
    if (driverMessages.test(message)) return true;
  }
  return false;
}

/** The connection was refused or ended, by the server or a pooler in front of it, or the server only takes readers. */
const failoverCodes = /^(08\w{3}|57P0[1-3]|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** Whether there is no primary at the moment: one shuts down, is gone, or has become a standby. Soon there is one again. */
export function hasNoPrimary(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (typeof code === 'string' && failoverCodes.test(code)) return true;
    if (/^Connection terminated unexpectedly|^Client has encountered a connection error/.test(message)) return true;
  }
  return false;
}

/** True when two transactions collided, so that the work may be retried immediately. */
export function isRetryable(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (code === '40001' || code === '40P01') return true;
  return false;
}

/** The name of the unique index that a row would break; undefined for any other failure. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if (cause.code === '23505') return (cause as { constraint?: string }).constraint;
  }
  return undefined;
}

/** Whether the connection itself is in doubt; an error that PostgreSQL reported leaves it in a known state. */
export function breaksConnection(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    // A session of what is no primary any more is of no use.
    if (cause.code === '25006') return true;
    const isReported = 'severity' in cause && cause.severity === 'ERROR';
    if (isReported) return false;
  }
  return isDatabaseUnavailable(error);
}
