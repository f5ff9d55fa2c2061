import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { erasures } from '#database/schema/erasures.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';

type Erasure = typeof erasures.$inferSelect;

/** In the file store, so that it is not restored together with the database. */
export const ERASURE_FOLDER = 'erasures';

const keyOf = ({ kind, subject }: Pick<Erasure, 'kind' | 'subject'>) => `${ERASURE_FOLDER}/${kind}/${subject}`;

/** Subject of a file in the store; undefined for a foreign file. */
export function readErasureKey(key: string): Pick<Erasure, 'kind' | 'subject'> | undefined {
  const [, kind, subject] = /^erasures\/(guest|business)\/([\w-]+)$/.exec(key) ?? [];
  return kind && subject ? { kind: kind as Erasure['kind'], subject } : undefined;
}

/** Remembers who was, or is about to be, erased, and has that written outside of the database. Returns its id. */
export async function rememberErasure(
  { db, now, deps }: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  { finishedAt = null, erasedAt = now, ...who }: Pick<Erasure, 'kind' | 'subject'> & Partial<Erasure>,
): Promise<string> {
  const [row] = await db
    .insert(erasures)
    .values({ ...who, id: randomUUIDv7(), erasedAt, finishedAt })
    .onConflictDoUpdate({ target: [erasures.kind, erasures.subject], set: { erasedAt, finishedAt } })
    .returning({ id: erasures.id });
  if (!row) throw new Error('the erasure did not come back');
  await enqueue({ db, deps }, writeErasure, { erasureId: row.id });
  return row.id;
}

/** Notes that nothing is left of who was to be erased. */
export async function finishErasure({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<void> {
  await db.update(erasures).set({ finishedAt: now }).where(eq(erasures.id, id));
}

/** Writes an erasure as a file; its name says who, its content when. */
export const writeErasure = defineJob(
  'write-erasure',
  { data: { erasureId: z.uuid() }, retry: 'until done' },
  async ({ db, deps }, { erasureId: id }): Promise<void> => {
    const [row] = await db.select().from(erasures).where(eq(erasures.id, id));
    if (!row) return;
    const content = new TextEncoder().encode(row.erasedAt.toISOString());
    await deps.files.put(keyOf(row), content, { mimeType: 'text/plain' });
  },
);

/** Forgets an erasure that no backup is older than: the file first, for a file without its row would be done once more. */
export async function forgetErasure({ db, deps }: Context, row: Erasure): Promise<void> {
  await deps.files.remove(keyOf(row));
  await db.delete(erasures).where(eq(erasures.id, row.id));
}
