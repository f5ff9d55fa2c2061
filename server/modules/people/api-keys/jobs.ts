import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { apiKeys } from '#database/schema/api-keys.ts';
import { keyNoticeDays } from '#domain/api-keys/scopes.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { writeNotices } from '#server/modules/news/notices/write-notices.ts';

const NOTICE_MS = keyNoticeDays * 86_400_000;

/** Enqueues one notice per key that expires within a week, unless it was made for less. */
export const noticeEndingKeys = defineJob(
  'notice-ending-keys',
  { retry: 'soon', schedule: '47 8-20 * * *' },
  async (ctx): Promise<void> => {
    const { id, businessId, createdAt, expiresAt, isEndNoticed } = apiKeys;
    const isEnding = and(
      eq(isEndNoticed, false),
      gt(expiresAt, ctx.now),
      lte(expiresAt, new Date(ctx.now.getTime() + NOTICE_MS)),
      gt(expiresAt, sql`${createdAt} + make_interval(days => ${keyNoticeDays})`),
    );
    await inTransaction(ctx, async (tx) => {
      const ending = await tx.db
        .update(apiKeys)
        .set({ isEndNoticed: true })
        .where(isEnding)
        .returning({ id, businessId });
      for (const key of ending) {
        const facts = { about: 'key_ending', apiKeyId: key.id } as const;
        await writeNotices(tx, key.businessId, { kind: 'key_ending', facts });
      }
    });
  },
);
