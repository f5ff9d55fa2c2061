import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { answerOffer } from '#server/modules/events/participants/answer-offer.ts';
import { joinEvent } from '#server/modules/events/participants/join-event.ts';
import { leaveEvent } from '#server/modules/events/participants/leave-event.ts';
import { countFigure } from '#server/modules/guests/app-gateway/count-figure.ts';
import { countImpressions } from '#server/modules/guests/app-gateway/count-impressions.ts';
import { createChannelTail } from '#server/modules/guests/app-gateway/create-channel-tail.ts';
import { lockFormerEvent, lockPublicEvent } from '#server/modules/guests/app-gateway/lock-public-event.ts';
import { findPosition, openAppStream, readAppChanges } from '#server/modules/guests/app-gateway/open-app-channel.ts';
import { mountLists, mountReads } from '#server/modules/guests/app-gateway/reads-router.ts';
import { toAppChanges } from '#server/modules/guests/app-gateway/to-app-change.ts';
import { toAppParticipant } from '#server/modules/guests/app-gateway/to-app-participant.ts';
import { createStreamPlaces } from '#server/modules/news/stream/create-stream-places.ts';

/** Streams and long polls of the app per process. */
const APP_STREAMS = 50;

export function mountAppGateway(app: EndpointApp): void {
  mountLists(app);
  mountReads(app);
  mountChannel(app);
  const { config } = app.deps;

  mountOnce(app, routes.joinEvent, async ({ ctx, params, body }) =>
    toAppParticipant(
      config,
      await joinEvent(
        ctx,
        params.id,
        { userId: body.user_id, displayName: body.display_name, partySize: body.party_size, channel: 'app' },
        lockPublicEvent,
      ),
    ),
  );
  mount(app, routes.leaveEvent, async ({ ctx, params, body }) =>
    toAppParticipant(config, await leaveEvent(ctx, params.id, body.user_id, lockFormerEvent)),
  );
  mountOnce(app, routes.answerOffer, async ({ ctx, params, body }) =>
    toAppParticipant(
      config,
      await answerOffer(ctx, params.id, { userId: body.user_id, answer: body.answer }, lockFormerEvent),
    ),
  );
  mountOnce(app, routes.countView, {
    withoutKey: async ({ ctx, params }) => {
      await countFigure(ctx.db, 'views', params.id, ctx.now);
      return undefined;
    },
    commit: async ({ ctx, params }) => {
      await countFigure(ctx.db, 'views', params.id, ctx.now);
      return undefined;
    },
  });
  mountOnce(app, routes.countInterest, {
    withoutKey: async ({ ctx, params, body }) => {
      await countFigure(ctx.db, body.kind, params.id, ctx.now);
      return undefined;
    },
    commit: async ({ ctx, params, body }) => {
      await countFigure(ctx.db, body.kind, params.id, ctx.now);
      return undefined;
    },
  });
  mountOnce(app, routes.countImpressions, ({ ctx, body }) => countImpressions(ctx.db, body.entries, ctx.now));
}

function mountChannel(app: EndpointApp): void {
  const tail = createChannelTail(app.deps);
  const takePlace = createStreamPlaces(APP_STREAMS);

  mount(app, routes.readAppChanges, async ({ ctx, query: { after: sent, wait, limit } }) => {
    const after = await findPosition(ctx, sent);
    const giveBack = wait > 0 ? takePlace('app') : () => undefined;
    const waitSeconds = sent === undefined ? 0 : wait;
    const rows = await readAppChanges(ctx, tail, after, { limit, waitSeconds }).finally(giveBack);
    const data = await toAppChanges({ ...ctx, now: ctx.deps.clock() }, rows);
    return { data, next: data.at(-1)?.position ?? String(after) };
  });

  mount(app, routes.streamAppChanges, async ({ ctx, query, lastEventId }) => {
    const after = await findPosition(ctx, lastEventId ?? query.after);
    return openAppStream(ctx, tail, after, { onEnd: takePlace('app') });
  });
}
