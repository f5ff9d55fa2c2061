import { judgeBackups, readBackupReports } from '#server/telemetry/backup-reports.ts';
import type { Finding } from './finding.ts';
import { ok, wrong } from './finding.ts';

const name = 'restore';

/** Reports of backups and trial restores, where there are some. */
export async function checkBackups(folder: string | null, now: Date): Promise<Finding[]> {
  if (folder === null) return [];
  const findings = judgeBackups(await readBackupReports(folder), now);
  if (findings.length === 0) return [ok(name, 'A backup of today, restored on trial within a month')];
  return findings.map((sentence) => wrong(name, sentence));
}
