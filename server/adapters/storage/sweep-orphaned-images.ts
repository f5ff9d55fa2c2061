import { and, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { reportCases } from '#database/schema/reports.ts';
import { businessOf, storedAt } from '#domain/shared/file-keys.ts';
import { cardImage } from '#domain/shared/image.ts';
import { IMAGE_FOLDER, IMAGE_KEY } from '#server/adapters/storage/store-image.ts';
import { defineJob } from '#server/context/define-job.ts';

/** Younger files may belong to a running transaction. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

const pageKeyOf = (key: string) => key.replace('-card.', '.');

/** Keys used by a profile, event or open report. Further pictures are found through the business in the key. */
async function findUsed(db: Connection, keys: string[]): Promise<Set<string>> {
  const businessIds = [...new Set(keys.map(businessOf))];
  const [profiles, covers, others, posters, reported] = await Promise.all([
    db
      .select({ image: businessProfiles.profileImageKey, logo: businessProfiles.logoKey })
      .from(businessProfiles)
      .where(inArray(businessProfiles.businessId, businessIds)),
    db.select({ key: events.imageKey }).from(events).where(inArray(events.imageKey, keys)),
    db
      .select({ pictures: events.morePictures })
      .from(events)
      .where(and(inArray(events.businessId, businessIds), ne(events.morePictures, []))),
    db
      .select({ video: events.video })
      .from(events)
      .where(and(inArray(events.businessId, businessIds), isNotNull(events.video))),
    db
      .select({ content: reportCases.content })
      .from(reportCases)
      .where(and(inArray(reportCases.businessId, businessIds), isNull(reportCases.decidedAt))),
  ]);
  return new Set(
    [
      ...profiles.flatMap(({ image, logo }) => [image, logo]),
      ...covers.map(({ key }) => key),
      ...others.flatMap(({ pictures }) => pictures.map(({ key }) => key)),
      ...posters.map(({ video }) => video?.posterKey),
      ...reported.flatMap(({ content }) => content?.pictures),
    ].filter((key) => typeof key === 'string'),
  );
}

/** Removes images that no profile, event or open report refers to. */
export const sweepOrphanedImages = defineJob(
  'sweep-orphaned-images',
  { retry: 'soon', schedule: '41 3 * * *' },
  async ({ db, now, deps: { files } }): Promise<void> => {
    const newest = now.getTime() - ORPHAN_AGE_MS;
    for await (const keys of files.list(IMAGE_FOLDER)) {
      const old = keys.filter((key) => IMAGE_KEY.test(key) && storedAt(key) < newest);
      const pageKeys = [...new Set(old.map(pageKeyOf))];
      for (let start = 0; start < pageKeys.length; start += BATCH) {
        const batch = pageKeys.slice(start, start + BATCH);
        const used = await findUsed(db, batch);
        for (const key of batch) {
          if (used.has(key)) continue;
          await files.remove(key);
          await files.remove(cardImage(key));
        }
      }
    }
  },
);
