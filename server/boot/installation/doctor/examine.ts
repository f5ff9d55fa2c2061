import { resolveMx, resolveTxt } from 'node:dns/promises';
import type { Database } from '#database/connect.ts';
import { createStripe } from '#server/adapters/payments/stripe-provider.ts';
import { createFileStore } from '#server/adapters/storage/create-file-store.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFiles } from './check-files.ts';
import { checkMailDomain } from './check-mail-domain.ts';
import { checkMailServer } from './check-mail-server.ts';
import { checkPayments } from './check-payments.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkReturnPath } from './check-return-path.ts';
import type { Finding } from './finding.ts';

/** Checks everything a start cannot see: what the settings lead to, from this machine. */
export async function examine(
  config: Config,
  db: Database,
  clock: () => Date,
  testMailTo: string | null,
): Promise<Finding[]> {
  const { stripe, publicUrl } = config;
  const findings = await Promise.all([
    checkDatabase(db, clock),
    checkBackups(config.backupReports, clock()),
    checkDisk(config.dataDir),
    checkFiles(await createFileStore(config, clock)),
    checkMailDomain(config, resolveTxt),
    checkMailServer(config, testMailTo),
    checkReturnPath(config, resolveMx),
    checkPayments(stripe && createStripe(stripe), stripe?.secretKey ?? '', publicUrl),
    checkPublicAddress(publicUrl, clock()),
  ]);
  return findings.flat();
}
