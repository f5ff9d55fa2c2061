import { routes } from '#contract/index.ts';
import { Problem } from '#server/context/problem.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { findEvent } from '#server/modules/events/events/queries.ts';
import { confirmMove } from '#server/modules/events/guest-notices/confirm-move.ts';
import { findEventNotices } from '#server/modules/events/guest-notices/queries.ts';
import { sendMessage } from '#server/modules/events/guest-notices/send-message.ts';
import { toEventNotice } from '#server/modules/events/guest-notices/to-event-notice.ts';
import { writeReceipt } from '#server/modules/events/guest-notices/write-receipt.ts';

export function mountGuestNotices(app: EndpointApp): void {
  mount(app, routes.listEventNotices, async ({ ctx, params: { id } }) => {
    if (!(await findEvent(ctx.db, ctx.actor.businessId, id))) throw new Problem('not_found');
    return { data: (await findEventNotices(ctx.db, id)).map(toEventNotice) };
  });
  mountOnce(app, routes.sendMessage, async ({ ctx, params, body }) => {
    const { text, statuses, user_ids: userIds } = body;
    return toEventNotice(await sendMessage(ctx, params.id, { text, statuses, userIds }));
  });
  mount(app, routes.confirmMove, async ({ ctx, params, body }) => {
    await confirmMove(ctx, params.id, body.user_id);
    return undefined;
  });
  mount(app, routes.acknowledgeNotice, async ({ ctx, params, body }) => {
    await writeReceipt(ctx, { noticeId: params.id, userId: body.user_id, state: body.state });
    return undefined;
  });
}
