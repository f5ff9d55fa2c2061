/** What the owner takes along: made by a job, kept in the file store for a while. */
export const accountExport = {
  keptDays: 7,
  /** Nobody waits longer: by then every repetition of the job has failed. */
  givenUpAfterMinutes: 60,
} as const;

export const exportStatuses = ['preparing', 'ready', 'failed'] as const;
type ExportStatus = (typeof exportStatuses)[number];

/** Where an export stands at `now`. */
export function exportStatus(
  { createdAt, finishedAt }: { createdAt: Date; finishedAt: Date | null },
  now: Date,
): ExportStatus {
  if (finishedAt) return 'ready';
  const minutes = (now.getTime() - createdAt.getTime()) / 60_000;
  return minutes < accountExport.givenUpAfterMinutes ? 'preparing' : 'failed';
}
