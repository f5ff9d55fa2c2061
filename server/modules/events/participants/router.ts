import { routes } from '#contract/index.ts';
import { rankGuests } from '#domain/events/guest-ranking.ts';
import { peopleIn } from '#domain/events/participation.ts';
import { Problem } from '#server/context/problem.ts';
import { nextSeq, readSeq } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { changeGuest, removeGuest } from '#server/modules/events/participants/change-guest.ts';
import {
  approveParticipant,
  decideParticipants,
  rejectParticipant,
} from '#server/modules/events/participants/decide-participant.ts';
import { findOffersBefore, findOffersPage } from '#server/modules/events/participants/offer-queries.ts';
import {
  findAllParticipants,
  findNamed,
  findParticipantPage,
  findParticipantsAfter,
  findWebDetails,
  hasEvent,
} from '#server/modules/events/participants/queries.ts';
import { toDecided } from '#server/modules/events/participants/to-decided.ts';
import { toFoundParticipant } from '#server/modules/events/participants/to-found-participant.ts';
import { toOffer } from '#server/modules/events/participants/to-offer.ts';
import { toGuest, toGuests, toParticipantsCsv } from '#server/modules/events/participants/to-participant.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

export function mountParticipants(app: EndpointApp): void {
  const { db } = app.deps;

  mount(app, routes.listParticipants, async ({ ctx, params, query, wantsCsv }) => {
    const { page, limit, cursor, status: statuses, q, updated_since: since } = query;
    const filter = { businessId: ctx.actor.businessId, eventId: params.id, statuses, q, since };
    if (!(await hasEvent(db, filter))) throw new Problem('not_found');
    if (wantsCsv) {
      const rows = await findAllParticipants(db, filter);
      const after = { participants: peopleIn(rows) };
      await writeAccess(ctx, { action: 'participants_exported', subject: `event:${params.id}`, after });
      logSecurity(ctx, 'participants.exported', { subject: params.id, ...after });
      return toParticipantsCsv(rows, await findWebDetails(db, params.id));
    }
    const details = await findWebDetails(db, params.id);
    if (cursor !== undefined) {
      const rows = await findParticipantsAfter(db, filter, limit, readSeq(cursor));
      return { data: toGuests(rows, details), page: null, limit, total: null, next_cursor: nextSeq(rows, limit) };
    }
    const { rows, total } = await findParticipantPage(db, filter, limit, page);
    return { data: toGuests(rows, details), page, limit, total, next_cursor: nextSeq(rows, limit) };
  });
  mount(app, routes.searchParticipants, async ({ ctx, query: { q, limit } }) => {
    const rows = await findNamed(db, ctx.actor.businessId, q);
    const found = rows.map(({ participant, event }) => ({ ...participant, participant, event }));
    const best = rankGuests(found, { typed: q, limit, now: ctx.now });
    return { data: best.map(({ participant, event }) => toFoundParticipant(participant, event)) };
  });
  mount(app, routes.listOffers, async ({ ctx, params, query: { page, limit, cursor } }) => {
    const whose = { businessId: ctx.actor.businessId, eventId: params.id };
    if (!(await hasEvent(db, whose))) throw new Problem('not_found');
    if (cursor !== undefined) {
      const rows = await findOffersBefore(db, whose, limit, readSeq(cursor));
      return { data: rows.map(toOffer), page: null, limit, total: null, next_cursor: nextSeq(rows, limit) };
    }
    const { rows, total } = await findOffersPage(db, whose, limit, page);
    return { data: rows.map(toOffer), page, limit, total, next_cursor: nextSeq(rows, limit) };
  });
  mount(app, routes.updateParticipant, async ({ ctx, params, body }) => {
    const { display_name: displayName, party_size: partySize, note } = body;
    return toGuest(await changeGuest(ctx, params.id, params.user_id, { displayName, partySize, note }));
  });
  mount(app, routes.removeParticipant, async ({ ctx, params }) =>
    toGuest(await removeGuest(ctx, params.id, params.user_id)),
  );
  mountOnce(app, routes.approveParticipant, async ({ ctx, params }) =>
    toGuest(await approveParticipant(ctx, { eventId: params.id, userId: params.user_id })),
  );
  mountOnce(app, routes.rejectParticipant, async ({ ctx, params }) =>
    toGuest(await rejectParticipant(ctx, { eventId: params.id, userId: params.user_id })),
  );
  mountOnce(app, routes.decideParticipants, async ({ ctx, params, body: { decision, people } }) => {
    const seen = people.map(({ user_id: userId, status }) => ({ userId, status }));
    const decided = await decideParticipants(ctx, { eventId: params.id, decision, people: seen });
    return { data: decided.map(toDecided) };
  });
}
