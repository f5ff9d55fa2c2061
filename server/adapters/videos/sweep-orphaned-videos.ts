import { and, inArray, isNotNull } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { businessOf, storedAt } from '#domain/shared/file-keys.ts';
import { sweepReceivedVideos } from '#server/adapters/videos/receive-video.ts';
import { VIDEO_FOLDER, VIDEO_KEY } from '#server/adapters/videos/store-video.ts';
import { defineJob } from '#server/context/define-job.ts';

/** Younger files may belong to a running transaction. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes videos that no event refers to, and unfinished ones. */
export const sweepOrphanedVideos = defineJob(
  'sweep-orphaned-videos',
  { retry: 'soon', schedule: '11 3 * * *' },
  async ({ db, now, deps: { files, config } }): Promise<void> => {
    const newest = now.getTime() - ORPHAN_AGE_MS;
    for await (const keys of files.list(VIDEO_FOLDER)) {
      const old = keys.filter((key) => VIDEO_KEY.test(key) && storedAt(key) < newest);
      if (old.length === 0) continue;
      const rows = await db
        .select({ video: events.video })
        .from(events)
        .where(and(inArray(events.businessId, [...new Set(old.map(businessOf))]), isNotNull(events.video)));
      const used = new Set(rows.map(({ video }) => video?.key));
      for (const key of old) if (!used.has(key)) await files.remove(key);
    }
    await sweepReceivedVideos(config.dataDir, now);
  },
);
