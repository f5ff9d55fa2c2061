import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { changeChoices } from '#server/modules/notices/change-choices.ts';
import { findOwnMembership } from '#server/modules/notices/queries.ts';
import { toNoticeChoices } from '#server/modules/notices/to-notice-choices.ts';

export function mountNotices(app: EndpointApp): void {
  mount(app, routes.listNoticeChoices, async ({ ctx }) =>
    toNoticeChoices(await findOwnMembership(ctx.db, ctx.actor.businessId, ctx.actor.userId)),
  );
  mount(app, routes.changeNoticeChoices, async ({ ctx, body }) => toNoticeChoices(await changeChoices(ctx, body)));
}
