import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { findOwnEvent } from '#server/modules/events/events/find-own-event.ts';
import {
  changeGuestList,
  endListLink,
  removeGuestList,
  renewListLink,
} from '#server/modules/guests/guest-lists/change-guest-list.ts';
import { createGuestList } from '#server/modules/guests/guest-lists/create-guest-list.ts';
import { findGuestLists, findNamedGuests } from '#server/modules/guests/guest-lists/queries.ts';
import { toGuestList } from '#server/modules/guests/guest-lists/to-guest-list.ts';

export function mountGuestLists(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.listGuestLists, async ({ ctx, params }) => {
    const event = await findOwnEvent(ctx, params.id);
    const lists = await findGuestLists(db, ctx.actor.businessId, params.id);
    return { data: lists.map(({ list, parties }) => toGuestList(event, list, parties, ctx.now)) };
  });
  mountOnce(app, routes.createGuestList, async ({ ctx, params, body }) => {
    const { closes_at: closesAt, ...list } = body;
    const made = await createGuestList(ctx, params.id, { ...list, closesAt });
    return { ...toGuestList(made.event, made.list, [], ctx.now), url: made.url };
  });
  mount(app, routes.updateGuestList, async ({ ctx, params, body }) => {
    const { closes_at: closesAt, ...changes } = body;
    const address = { eventId: params.id, listId: params.list_id };
    const { event, list } = await changeGuestList(ctx, address, { ...changes, closesAt });
    return toGuestList(event, list, await findNamedGuests(db, list.id), ctx.now);
  });
  mount(app, routes.deleteGuestList, async ({ ctx, params }) => {
    await removeGuestList(ctx, { eventId: params.id, listId: params.list_id });
    return undefined;
  });
  mountOnce(app, routes.renewGuestListLink, async ({ ctx, params }) => {
    const { event, list, url } = await renewListLink(ctx, { eventId: params.id, listId: params.list_id });
    return { ...toGuestList(event, list, await findNamedGuests(ctx.db, list.id), ctx.now), url };
  });
  mount(app, routes.endGuestListLink, async ({ ctx, params }) => {
    await endListLink(ctx, { eventId: params.id, listId: params.list_id });
    return undefined;
  });
}
