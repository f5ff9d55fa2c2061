import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#database/connect.ts';
import { removeDemo } from '#database/demo/remove-demo.ts';
import { installation } from '#database/schema/installation.ts';
import { users } from '#database/schema/users.ts';
import { demoSignIn } from '#domain/shared/demo.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { ConfigError } from '#server/boot/settings/config-error.ts';

type Mode = Config['mode'];

/** Mode of a database without a mark; an empty one belongs to the first start. */
async function findFormerMode(tx: Transaction, mode: Mode): Promise<Mode> {
  const [demo] = await tx.select({ id: users.id }).from(users).where(eq(users.email, demoSignIn.email));
  if (demo) return 'demo';
  const [anybody] = await tx.select({ id: users.id }).from(users).limit(1);
  return anybody ? 'production' : mode;
}

/**
 * Binds a database to demo or production at the first start; the other mode throws ConfigError. With `isAdopting`,
 * production empties and takes over a demo database.
 */
export async function settleMode(
  db: Database,
  { mode, isAdopting, now }: { mode: Mode; isAdopting: boolean; now: Date },
): Promise<void> {
  if (isAdopting && mode === 'demo')
    throw new ConfigError('--adopt makes a database one of production, not of the demo');
  await db.transaction(async (tx) => {
    const former = await findFormerMode(tx, mode);
    await tx.insert(installation).values({ mode: former, createdAt: now }).onConflictDoNothing();
    const [row] = await tx.select().from(installation).for('update');
    if (!row || row.mode === mode) return;
    if (mode === 'demo') {
      throw new ConfigError(
        'This database is one of production; the demo, whose passwords everybody knows, needs another',
      );
    }
    if (!isAdopting) {
      throw new ConfigError(
        'This database ran the demo, whose passwords everybody knows: use another one, or start once with --adopt, which deletes everything in it',
      );
    }
    await removeDemo(tx);
    await tx.update(installation).set({ mode, keyCheck: null });
  });
}
