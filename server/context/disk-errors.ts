const DISK_ERROR_CODES = /^E(NOSPC|DQUOT|IO|MFILE|NFILE|ACCES|PERM|ROFS|NOENT)$/;

/** Whether the local disk failed, as opposed to bad input. */
export function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && DISK_ERROR_CODES.test(String(error.code))) || isDiskError(error.cause);
}

/** The local disk cannot be written, for example when full: 503, with the reason in the log. */
export class DiskError extends Error {
  constructor(cause: unknown) {
    super('the disk cannot be written', { cause });
  }
}

/** Throws `DiskError` if writing fails. */
export async function writeToDisk<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isDiskError(error) ? new DiskError(error) : error;
  }
}
