import { routes } from '#contract/index.ts';
import { Problem } from '#server/context/problem.ts';
import { cursorsOf, nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import {
  findBusinesses,
  findGuestBusiness,
  readBusinessCursor,
} from '#server/modules/guests/app-gateway/business-queries.ts';
import { readListState, writeListState } from '#server/modules/guests/app-gateway/feed-cursor-content.ts';
import { findSearchQuery } from '#server/modules/guests/app-gateway/find-search-query.ts';
import { findPersonEvents } from '#server/modules/guests/app-gateway/person-queries.ts';
import { findComingEvents, findFeed, findSeenEvents } from '#server/modules/guests/app-gateway/queries.ts';
import { toAppParticipant } from '#server/modules/guests/app-gateway/to-app-participant.ts';
import { toFeedEvent, toFeedItem } from '#server/modules/guests/app-gateway/to-feed-event.ts';
import { toGuestBusiness, toGuestBusinessCard } from '#server/modules/guests/app-gateway/to-guest-business.ts';

/** Default and maximum radius in metres. */
const WIDEST_M = 50_000;
const COMING = 20;

/** Lists of many businesses, from the replica: a second of lag is not noticed. */
export function mountLists(app: EndpointApp): void {
  const { config, topPlacements } = app.deps;

  mount(app, routes.readFeed, async ({ ctx, query }) => {
    const { limit, cursor: sent, ...asked } = query;
    const { tags = [], characteristics = [], near, radius_m: radius = WIDEST_M, q, from, to, day } = asked;
    const { mark, unmark } = cursorsOf('feed', asked);
    const cursor = unmark(sent);
    const words = q === undefined ? undefined : await findSearchQuery(ctx.reader, q);
    if (words === null) return { data: [], limit, next_cursor: null };
    const filter = {
      tags,
      characteristics,
      near: near && { centre: near, radiusM: radius },
      from: from === undefined ? ctx.now : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      day,
      words,
    };
    const { found, next } = await findFeed(ctx.reader, topPlacements, filter, limit, readListState(cursor));
    return {
      data: found.map(({ row, isPaid }) => toFeedItem(row, isPaid, config, near)),
      limit,
      next_cursor: mark(next && writeListState(next)),
    };
  });

  mount(app, routes.findBusinesses, async ({ ctx, query }) => {
    const { limit, cursor: sent, ...asked } = query;
    const { near, radius_m: radius = WIDEST_M, bbox: box, q, category: categories = [] } = asked;
    const { mark, unmark } = cursorsOf('businesses', asked);
    const cursor = unmark(sent);
    const after = cursor === undefined ? undefined : readBusinessCursor(cursor);
    const openAt = asked.open_at === undefined ? undefined : new Date(asked.open_at);
    const words = q === undefined ? undefined : await findSearchQuery(ctx.reader, q);
    if (words === null) return { data: [], limit, next_cursor: null };
    const filter = { near: near && { centre: near, radiusM: radius }, box, words, categories, openAt };
    const { rows, nextCursor } = await findBusinesses(ctx.reader, filter, limit, after, ctx.now);
    const seen = { config, near, at: openAt ?? ctx.now };
    return {
      data: rows.map((row) => toGuestBusinessCard(row, seen)),
      limit,
      next_cursor: mark(nextCursor),
    };
  });
}

/** Single reads from the primary: they may follow a write immediately. */
export function mountReads(app: EndpointApp): void {
  const { config } = app.deps;

  mount(app, routes.readAppEvent, async ({ ctx, params, query: { near } }) => {
    const [row] = await findSeenEvents(ctx.db, [params.id], ctx.now);
    if (!row) throw new Problem('not_found');
    return toFeedEvent(row, config, near);
  });

  mount(app, routes.readGuestBusiness, async ({ ctx, params, query: { near } }) => {
    const row = await findGuestBusiness(ctx.db, params.id);
    if (!row) throw new Problem('not_found');
    const coming = await findComingEvents(ctx.db, params.id, ctx.now, COMING);
    return toGuestBusiness(row, coming, { config, near, at: ctx.now });
  });

  mount(app, routes.readPersonEvents, async ({ ctx, params, query: { limit, cursor: sent } }) => {
    const { mark, unmark } = cursorsOf('person', params);
    const cursor = unmark(sent);
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const rows = await findPersonEvents(ctx.db, params.user_id, limit, after);
    const shown = await findSeenEvents(
      ctx.db,
      rows.map(({ participant }) => participant.eventId),
      ctx.now,
    );
    const eventOf = new Map(shown.map((row) => [row.event.id, toFeedEvent(row, config)]));
    return {
      data: rows.map(({ participant, waitingBefore, needsConfirmation }) => ({
        event_id: participant.eventId,
        participant: toAppParticipant(config, participant),
        waiting_before: waitingBefore,
        needs_confirmation: needsConfirmation,
        event: eventOf.get(participant.eventId) ?? null,
      })),
      limit,
      next_cursor: mark(
        nextCursor(
          rows.map(({ participant: { createdAt, eventId } }) => ({ createdAt, id: eventId })),
          limit,
        ),
      ),
    };
  });
}
