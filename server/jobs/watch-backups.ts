import { backupAlertMail } from '#server/adapters/mails/operator-mails.ts';
import { defineJob } from '#server/context/define-job.ts';
import { judgeBackups, readBackupReports } from '#server/telemetry/backup-reports.ts';

/** Mails the operator each morning while backup or trial restore failed or is missing. */
export const watchBackups = defineJob(
  'watch-backups',
  { retry: 'soon', schedule: '20 6 * * *' },
  async ({ deps, now }): Promise<void> => {
    const { config, logger, mailer } = deps;
    if (config.backupReports === null) return;
    const findings = judgeBackups(await readBackupReports(config.backupReports), now);
    if (findings.length === 0) return;
    logger.error({ findings }, 'backups are not in order');
    const to = config.operator.supportEmail ?? config.operator.email;
    if (to) await mailer.send(await backupAlertMail(config, { to, findings }));
  },
);
