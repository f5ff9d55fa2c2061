import { createHmac } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { installation } from '#database/schema/installation.ts';
import { resealSecrets } from '#server/boot/installation/reseal-secrets.ts';
import { ConfigError } from '#server/boot/settings/config-error.ts';

function checkOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('the key of this installation').digest('base64url');
}

/**
 * Checks that the key opens the database's secrets; those sealed with `formerSecretKey` are resealed. Returns how many
 * webhooks were. Throws ConfigError for any other key.
 */
export async function settleKey(
  db: Database,
  { secretKey, formerSecretKey }: { secretKey: string; formerSecretKey: string | null },
): Promise<number> {
  const [row] = await db.select().from(installation);
  const known = [secretKey, ...(formerSecretKey === null ? [] : [formerSecretKey])].map(checkOf);
  if (row?.keyCheck != null && !known.includes(row.keyCheck)) {
    throw new ConfigError(
      formerSecretKey === null
        ? 'SECRET_KEY is not the key of this database: give that one as FORMER_SECRET_KEY (ops/runbooks/keys.md)'
        : 'Neither SECRET_KEY nor FORMER_SECRET_KEY is the key of this database (ops/runbooks/keys.md)',
    );
  }
  const resealed = formerSecretKey === null ? 0 : await reseal(db, secretKey, formerSecretKey);
  if (row?.keyCheck !== checkOf(secretKey)) await db.update(installation).set({ keyCheck: checkOf(secretKey) });
  return resealed;
}

/** One sentence if the database's key changed since the start; undefined otherwise. */
export async function findKeyChange(db: Database, { secretKey }: { secretKey: string }): Promise<string | undefined> {
  const [row] = await db.select({ keyCheck: installation.keyCheck }).from(installation);
  if (row?.keyCheck == null || row.keyCheck === checkOf(secretKey)) return undefined;
  return 'SECRET_KEY is no longer the key of this database: start this process again with the one that is (ops/runbooks/keys.md)';
}

function reseal(db: Database, secretKey: string, formerSecretKey: string): Promise<number> {
  return resealSecrets(db, secretKey, formerSecretKey).catch((error: Error) => {
    throw new ConfigError(`FORMER_SECRET_KEY does not open the stored secrets: ${error.message}`);
  });
}
