const OF_THE_DISK = /^E(NOSPC|DQUOT|IO|MFILE|NFILE|ACCES|PERM|ROFS|NOENT)$/;

/** Whether this machine's disk failed, as opposed to what somebody sent. */
export function isOfTheDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && OF_THE_DISK.test(String(error.code))) || isOfTheDisk(error.cause);
}

/** This machine's disk cannot be written, for example because it is full: 503, with the reason in the log. */
export class DiskFault extends Error {
  constructor(cause: unknown) {
    super('the disk cannot be written', { cause });
  }
}

/** Writes to the disk; throws `DiskFault` when that fails. */
export async function writeToDisk<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isOfTheDisk(error) ? new DiskFault(error) : error;
  }
}
