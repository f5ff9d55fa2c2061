/** SQLSTATE classes and codes of temporary failures (appendix "Error Codes"). */
const unavailableCodes = [
  /^08/, // connection exceptions
  /^53/, // insufficient resources, such as too many connections
  /^57P0[1-5]$/, // shut down, starting up, dropped
  /^57014$/, // statement timeout
  /^55P03$/, // lock timeout
  /^25006$/, // read only, as a standby
  /^25P03$/, // idle in transaction timeout
  /^40(001|P01)$/, // serialization failure, deadlock, after retries
];
const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** A stopped local server has no socket. */
const isSocketGone = ({ code, syscall }: { code?: unknown; syscall?: unknown }) =>
  code === 'ENOENT' && syscall === 'connect';
/** Messages of node-postgres without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) yield cause;
}

/** Whether a later retry may succeed. */
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

/** Connection refused or ended by server or pooler, or a read-only server. */
const failoverCodes = /^(08\w{3}|57P0[1-3]|25006|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** Whether there is no primary: it is shutting down, gone or a standby. */
export function hasNoPrimary(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (typeof code === 'string' && failoverCodes.test(code)) return true;
    if (/^Connection terminated unexpectedly|^Client has encountered a connection error/.test(message)) return true;
  }
  return false;
}

/** Collided transactions, which may be retried immediately. */
export function isRetryable(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (code === '40001' || code === '40P01') return true;
  return false;
}

/** Name of the violated unique index; undefined for other errors. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if (cause.code === '23505') return (cause as { constraint?: string }).constraint;
  }
  return undefined;
}

/** Whether the connection's state is unknown. After an error reported by PostgreSQL it is known. */
export function breaksConnection(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    // The server is no longer the primary.
    if (cause.code === '25006') return true;
    const isReported = 'severity' in cause && cause.severity === 'ERROR';
    if (isReported) return false;
  }
  return isDatabaseUnavailable(error);
}
