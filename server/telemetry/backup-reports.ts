import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { z } from 'zod';

const ReportSchema = z.object({ at: z.coerce.date(), state: z.enum(['ok', 'failed']), sentence: z.string() });
type Report = z.output<typeof ReportSchema>;

const kinds = ['backup', 'restore'] as const;
type Kind = (typeof kinds)[number];

const HOUR_MS = 3_600_000;
/** Milliseconds until a report is missing: a day or a month, and some hours. */
const dueMs: Record<Kind, number> = { backup: 26 * HOUR_MS, restore: 32 * 24 * HOUR_MS };
const names: Record<Kind, string> = { backup: 'the backup', restore: 'the trial restore' };

/** Reports of `ops/backup`; null for one that is missing or unreadable. */
export async function readBackupReports(folder: string): Promise<Record<Kind, Report | null>> {
  const read = (kind: Kind) =>
    readFile(join(folder, `${kind}.json`), 'utf8').then(
      (text) => ReportSchema.parse(JSON.parse(text)),
      () => null,
    );
  const [backup, restore] = await Promise.all([read('backup'), read('restore')]);
  return { backup, restore };
}

/** One sentence for each report that failed, is late or missing. */
export function judgeBackups(reports: Record<Kind, Report | null>, now: Date): string[] {
  return kinds.flatMap((kind) => {
    const report = reports[kind];
    if (!report) return [`${names[kind]} has reported nothing yet`];
    if (report.state === 'failed') return [`${names[kind]} failed: ${report.sentence}`];
    const ageMs = now.getTime() - report.at.getTime();
    return ageMs > dueMs[kind] ? [`${names[kind]} is ${Math.round(ageMs / HOUR_MS)} hours old`] : [];
  });
}

/** Age of the last success; missing until there is one. */
export function measureBackups(registers: Registry[], folder: string, clock: () => Date): void {
  const failed = new Gauge({
    name: 'dabei_backup_failed',
    help: '1 when the last backup or trial restore failed, or none was reported',
    labelNames: ['kind'] as const,
    registers,
  });
  new Gauge({
    name: 'dabei_backup_age_seconds',
    help: 'Since the last backup, and the last trial restore of one',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      const reports = await readBackupReports(folder);
      for (const kind of kinds) {
        const report = reports[kind];
        failed.set({ kind }, report?.state === 'ok' ? 0 : 1);
        if (report) this.set({ kind }, (clock().getTime() - report.at.getTime()) / 1000);
      }
    },
  });
}
