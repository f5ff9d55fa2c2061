import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { changeChoices } from '#server/modules/news/notices/change-choices.ts';
import { findDevices } from '#server/modules/news/notices/device-queries.ts';
import { enqueueTestNotice } from '#server/modules/news/notices/enqueue-test-notice.ts';
import { findOwnMembership } from '#server/modules/news/notices/queries.ts';
import { removeDevice } from '#server/modules/news/notices/remove-device.ts';
import { showNoticesHere } from '#server/modules/news/notices/show-notices-here.ts';
import { toNoticeChoices } from '#server/modules/news/notices/to-notice-choices.ts';
import { toNoticeDevice } from '#server/modules/news/notices/to-notice-device.ts';

export function mountNotices(app: EndpointApp): void {
  mount(app, routes.listNoticeChoices, async ({ ctx }) =>
    toNoticeChoices(await findOwnMembership(ctx.db, ctx.actor.businessId, ctx.actor.userId)),
  );
  mount(app, routes.changeNoticeChoices, async ({ ctx, body }) => toNoticeChoices(await changeChoices(ctx, body)));
  mount(app, routes.listNoticeDevices, async ({ ctx: { actor, db, deps } }) => {
    const serverKey = deps.config.vapid?.publicKey ?? null;
    const devices = serverKey === null ? [] : await findDevices(db, actor.userId, serverKey);
    return { public_key: serverKey, data: devices.map((device) => toNoticeDevice(device, actor.sessionId)) };
  });
  mount(app, routes.showNoticesHere, async ({ ctx, body }) =>
    toNoticeDevice(await showNoticesHere(ctx, body), ctx.actor.sessionId),
  );
  mount(app, routes.removeNoticeDevice, async ({ ctx, params }) => {
    await removeDevice(ctx, params.id);
    return undefined;
  });
  mountOnce(app, routes.testNoticeDevice, {
    prepare: ({ ctx }) => ctx.deps.rateLimits.consume('noticeTest', ctx.actor.userId),
    commit: async ({ ctx, params }) => toNoticeDevice(await enqueueTestNotice(ctx, params.id), ctx.actor.sessionId),
  });
}
