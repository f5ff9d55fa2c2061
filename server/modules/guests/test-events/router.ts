import { routes } from '#contract/index.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { pageOfAll } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { answerOffer } from '#server/modules/events/participants/answer-offer.ts';
import { joinEvent } from '#server/modules/events/participants/join-event.ts';
import { leaveEvent } from '#server/modules/events/participants/leave-event.ts';
import { toParticipant } from '#server/modules/events/participants/to-participant.ts';
import { lockTestEvent, requirePublished } from '#server/modules/guests/test-events/lock-test-event.ts';
import { findTestEvents, findTestGuests } from '#server/modules/guests/test-events/queries.ts';
import { removeTestEvents } from '#server/modules/guests/test-events/remove-test-events.ts';

export function mountTestEvents(app: EndpointApp): void {
  mount(app, routes.listTestEvents, async ({ ctx, query }) => {
    const { rows, ...place } = pageOfAll(await findTestEvents(ctx.db, ctx.actor.businessId), query);
    const data = rows.map(({ eventDate, startTime, createdAt, ...row }) => ({
      ...row,
      event_date: eventDate,
      start_time: startTime,
      created_at: createdAt.toISOString(),
    }));
    return { data, ...place };
  });
  mount(app, routes.deleteTestEvents, async ({ ctx }) => {
    await removeTestEvents(ctx);
    return undefined;
  });
  mount(app, routes.listTestGuests, async ({ ctx, params }) => ({
    data: (await findTestGuests(ctx.db, ctx.actor.businessId, params.id)).map((row) => toParticipant(row)),
  }));
  mountOnce(app, routes.joinTestEvent, async ({ ctx, params, body }) => {
    const { user_id: userId, display_name: displayName, party_size: partySize } = body;
    const hold = lockTestEvent(ctx.actor.businessId);
    const lock = async (tx: TransactionContext, id: string) => requirePublished(await hold(tx, id));
    return toParticipant(await joinEvent(ctx, params.id, { userId, displayName, partySize, channel: 'app' }, lock));
  });
  mount(app, routes.leaveTestEvent, async ({ ctx, params }) =>
    toParticipant(await leaveEvent(ctx, params.id, params.user_id, lockTestEvent(ctx.actor.businessId))),
  );
  mountOnce(app, routes.answerTestOffer, async ({ ctx, params, body }) => {
    const { user_id: userId } = params;
    const lock = lockTestEvent(ctx.actor.businessId);
    return toParticipant(await answerOffer(ctx, params.id, { userId, answer: body.answer }, lock));
  });
}
