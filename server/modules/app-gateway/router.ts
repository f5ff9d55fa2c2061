import { routes } from '#contract/index.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { prepareCountView } from '#server/modules/app-gateway/count-view.ts';
import { joinEvent } from '#server/modules/app-gateway/join-event.ts';
import { leaveEvent } from '#server/modules/app-gateway/leave-event.ts';
import { prepareFeedQueries } from '#server/modules/app-gateway/queries.ts';
import { toFeedEvent } from '#server/modules/app-gateway/to-feed-event.ts';
import { toParticipant } from '#server/modules/participants/to-participant.ts';

/** What the consumer app calls, with its service key. */
export function mountAppGateway(app: EndpointApp): void {
  const queries = prepareFeedQueries(app.deps.db);
  const countView = prepareCountView(app.deps.db);

  mountOnce(app, routes.joinEvent, async ({ ctx, params, body }) =>
    toParticipant(
      await joinEvent(ctx, params.id, {
        userId: body.user_id,
        displayName: body.display_name,
        partySize: body.party_size,
      }),
    ),
  );
  mount(app, routes.leaveEvent, async ({ ctx, params, body }) =>
    toParticipant(await leaveEvent(ctx, params.id, body.user_id)),
  );
  mountOnce(app, routes.countView, {
    withoutKey: async ({ ctx, params }) => {
      await countView(params.id, ctx.now);
      return undefined;
    },
    commit: async ({ ctx, params }) => {
      await prepareCountView(ctx.db)(params.id, ctx.now);
      return undefined;
    },
  });
  mount(app, routes.readFeed, async ({ ctx, query: { limit, cursor, tags = [], characteristics = [] } }) => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const rows = await queries.findFeed({ limit, tags, characteristics }, after, ctx.now);
    const positions = rows.flatMap(({ event: { startsAt, id } }) => (startsAt ? { createdAt: startsAt, id } : []));
    return {
      data: rows.map((row) => toFeedEvent(row, ctx.deps.config)),
      limit,
      next_cursor: nextCursor(positions, limit),
    };
  });
}
