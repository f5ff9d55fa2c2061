const OF_THE_DISK = /^E(NOSPC|DQUOT|IO|MFILE|NFILE|ACCES|PERM|ROFS|NOENT)$/;

/** Whether this machine's disk failed, as opposed to what somebody sent. */
export function isOfTheDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OF_THE_DISK.test(String(error.code));
}
