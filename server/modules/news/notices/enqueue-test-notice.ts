import type { User } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import type { NoticeDevice } from '#server/modules/news/notices/device-queries.ts';
import { findDevice } from '#server/modules/news/notices/device-queries.ts';
import { sendTestNotice } from '#server/modules/news/notices/send-device-notices.ts';

export async function enqueueTestNotice(ctx: AnyContext<User>, id: string): Promise<NoticeDevice> {
  return inTransaction(ctx, async ({ db, actor, deps }) => {
    const { vapid } = deps.config;
    const device = vapid && (await findDevice(db, id, vapid.publicKey));
    if (device?.userId !== actor.userId) throw new Problem('not_found');
    await enqueue({ db, deps }, sendTestNotice, { deviceId: id }, { group: id });
    return device;
  });
}
