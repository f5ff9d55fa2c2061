import { notifyOnCommit } from '#database/connect.ts';
import { bannerChanges } from '#database/schema/switches.ts';
import type { BannerKind } from '#domain/switches/switches.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';
import { SWITCH_CHANNEL } from '#server/modules/desk/switches/create-switches.ts';
import { findBannerChanges, lockSwitches } from '#server/modules/desk/switches/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

interface NewBanner {
  kind: BannerKind;
  textDe: string;
  textEn: string;
  beginsAt: Date | null;
  endsAt: Date | null;
}

/** Replaces the banner, or takes it down. Without one nothing is taken down. */
export async function changeBanner(
  tx: TransactionContext<Reviewer>,
  banner: NewBanner | null,
  reason: string,
): Promise<void> {
  const { db, now, actor } = tx;
  const [begins, ends] = [banner?.beginsAt ?? now, banner?.endsAt ?? null];
  if (ends !== null && ends <= now) throw invalidField('banner.ends_at', 'in_past', 'The end has passed');
  if (ends !== null && ends <= begins)
    throw invalidField('banner.ends_at', 'before_start', 'The end is before the beginning');
  await lockSwitches(db);
  const [last] = await findBannerChanges(db);
  if (banner === null && !last?.kind) return;
  const none = { kind: null, textDe: null, textEn: null, beginsAt: null, endsAt: null };
  await db.insert(bannerChanges).values({ ...(banner ?? none), reason, changedBy: actor.reviewerId, changedAt: now });
  await writeAudit(tx, {
    action: 'banner_changed',
    subject: 'banner',
    before: last?.kind ? { text: last.textDe } : null,
    after: { text: banner?.textDe ?? null, reason },
  });
  notifyOnCommit(db, SWITCH_CHANNEL, 'banner');
}
