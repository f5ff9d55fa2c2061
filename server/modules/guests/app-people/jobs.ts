import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { appChanges } from '#database/schema/app-changes.ts';
import { businesses } from '#database/schema/businesses.ts';
import { erasures } from '#database/schema/erasures.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { reports } from '#database/schema/reports.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { ERASURE_FOLDER, forgetErasure, readErasureKey, rememberErasure } from '#server/erasures/remember-erasure.ts';
import { forgetGuest } from '#server/modules/guests/app-people/forget-guest.ts';
import { closeBusiness } from '#server/modules/people/account/delete-account.ts';
import { hashPerson } from '#server/security/tokens.ts';

/** Milliseconds after which a running erasure counts as interrupted. */
const HALF_DONE_MS = 3_600_000;
/** Ids read in one statement. */
const BATCH = 5000;

/** Distinct app ids in a column. */
async function* readPeople({ db }: Context, table: PgTable, column: PgColumn): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectDistinct({ id: column })
      .from(table)
      .where(and(isNotNull(column), gt(column, last)))
      .orderBy(asc(column))
      .limit(BATCH);
    for (const { id } of rows) yield id as string;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id as string;
  }
}

/** Repeats the erasure of everybody with one of these hashes. */
async function forgetGuestsAgain(ctx: Context<System>, hashes: ReadonlySet<string>): Promise<void> {
  const { secretKey, formerSecretKey } = ctx.deps.config;
  const isErased = (userId: string) =>
    [secretKey, formerSecretKey].some((key) => key !== null && hashes.has(hashPerson(key, userId)));
  const places = [
    [eventParticipants, eventParticipants.userId],
    [appChanges, appChanges.userId],
    [reports, reports.appUserId],
  ] as const;
  for (const [table, column] of places) {
    for await (const userId of readPeople(ctx, table, column)) if (isErased(userId)) await forgetGuest(ctx, userId);
  }
}

async function closeAgain(ctx: Context<System>, businessId: string, erasedAt: Date): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [open] = await tx.db
      .select({ ownerId: businesses.userId })
      .from(businesses)
      .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt)))
      .for('no key update');
    if (open) await closeBusiness(tx, businessId, open.ownerId);
    else await rememberErasure(tx, { kind: 'business', subject: businessId, erasedAt, finishedAt: tx.now });
  });
}

/** Erasures in the file store that the database lacks after a restore. */
async function findUnknown({ db, deps: { files } }: Context) {
  const known = new Set(
    (await db.select({ kind: erasures.kind, subject: erasures.subject }).from(erasures)).map((row) =>
      [row.kind, row.subject].join(),
    ),
  );
  const unknown = [];
  for await (const keys of files.list(ERASURE_FOLDER)) {
    for (const key of keys) {
      const who = readErasureKey(key);
      if (!who || known.has([who.kind, who.subject].join())) continue;
      unknown.push({ ...who, erasedAt: new Date(new TextDecoder().decode(await files.get(key))) });
    }
  }
  return unknown;
}

/** Deletes erasures older than any backup. */
export async function sweepErasures(ctx: Context<System>): Promise<void> {
  const old = await ctx.db
    .select()
    .from(erasures)
    .where(lt(erasures.erasedAt, keptSince('erasures', ctx.now)));
  for (const row of old) await forgetErasure(ctx, row);
}

/** Repeats erasures after a restore, and completes interrupted ones. Idempotent. */
export const replayErasures = defineJob(
  'replay-erasures',
  { retry: 'soon', schedule: '3 4 * * *' },
  async (ctx): Promise<void> => {
    const unknown = await findUnknown(ctx);
    const halfDone = await ctx.db
      .select()
      .from(erasures)
      .where(and(isNull(erasures.finishedAt), lt(erasures.erasedAt, new Date(ctx.now.getTime() - HALF_DONE_MS))));
    const businessesGone = unknown.filter(({ kind }) => kind === 'business');
    const guests = [...unknown, ...halfDone].filter(({ kind }) => kind === 'guest');
    for (const { subject, erasedAt } of businessesGone) await closeAgain(ctx, subject, erasedAt);
    if (guests.length > 0) {
      await forgetGuestsAgain(ctx, new Set(guests.map(({ subject }) => subject)));
      await inTransaction(ctx, async (tx) => {
        for (const { subject, erasedAt } of guests) {
          await rememberErasure(tx, { kind: 'guest', subject, erasedAt, finishedAt: tx.now });
        }
      });
    }
    if (unknown.length > 0) ctx.deps.logger.warn({ count: unknown.length }, 'erased once more after a restore');
  },
);
