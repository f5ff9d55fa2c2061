import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { erasures } from '#database/schema/erasures.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';

type Erasure = typeof erasures.$inferSelect;

/** In the file store, so that a database restore keeps it. */
export const ERASURE_FOLDER = 'erasures';

const keyOf = ({ kind, subject }: Pick<Erasure, 'kind' | 'subject'>) => `${ERASURE_FOLDER}/${kind}/${subject}`;

/** Parses a file's key; undefined for foreign files. */
export function readErasureKey(key: string): Pick<Erasure, 'kind' | 'subject'> | undefined {
  const [, kind, subject] = /^erasures\/(guest|business)\/([\w-]+)$/.exec(key) ?? [];
  return kind && subject ? { kind: kind as Erasure['kind'], subject } : undefined;
}

/** Records an erasure and has it written outside of the database. Returns its id. */
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

/** Marks an erasure as complete. */
export async function finishErasure({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<void> {
  await db.update(erasures).set({ finishedAt: now }).where(eq(erasures.id, id));
}

/** Writes an erasure as a file: the subject is its name, the time its content. */
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

/** Deletes an erasure older than any backup: the file first, since a file without its row would be replayed. */
export async function forgetErasure({ db, deps }: Context, row: Erasure): Promise<void> {
  await deps.files.remove(keyOf(row));
  await db.delete(erasures).where(eq(erasures.id, row.id));
}
