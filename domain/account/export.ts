/** What people take along: made by a job, kept in the file store for a while. */
export const accountExport = {
  keptDays: 7,
  /** Nobody waits longer: by then every repetition of the job has failed. */
  givenUpAfterMinutes: 60,
  /** So long after one that is ready the next may be asked for. */
  pauseHours: 24,
} as const;

export const exportStatuses = ['preparing', 'ready', 'failed'] as const;
type ExportStatus = (typeof exportStatuses)[number];

interface Times {
  createdAt: Date;
  finishedAt: Date | null;
}

/** Where an export stands at `now`. */
export function exportStatus({ createdAt, finishedAt }: Times, now: Date): ExportStatus {
  if (finishedAt) return 'ready';
  const minutes = (now.getTime() - createdAt.getTime()) / 60_000;
  return minutes < accountExport.givenUpAfterMinutes ? 'preparing' : 'failed';
}

/** From when on another may be asked for; null = at once, as when the last one failed. */
export function nextExportAt(newest: Times | undefined, now: Date): Date | null {
  if (!newest || exportStatus(newest, now) !== 'ready') return null;
  const next = new Date(newest.createdAt.getTime() + accountExport.pauseHours * 3_600_000);
  return next > now ? next : null;
}
