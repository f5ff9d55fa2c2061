import { routes } from '#contract/index.ts';
import type { ListedEvent } from '#contract/shared/listed-events.ts';
import { costItems } from '#domain/plans/tariffs.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { Member } from '#server/context/actor.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { archiveEvent } from '#server/modules/events/events/archive-event.ts';
import { cancelEvent } from '#server/modules/events/events/cancel-event.ts';
import { countPaidDates } from '#server/modules/events/events/count-paid-dates.ts';
import { createEvent } from '#server/modules/events/events/create-event.ts';
import { deleteEvent } from '#server/modules/events/events/delete-event.ts';
import { copyEventPictures, copyEventVideo, duplicateEvent } from '#server/modules/events/events/duplicate-event.ts';
import { changeContent, contentOf, newContent } from '#server/modules/events/events/event-content.ts';
import { mountEventFiles } from '#server/modules/events/events/files-router.ts';
import { findReach } from '#server/modules/events/events/find-reach.ts';
import type { ListedChoice } from '#server/modules/events/events/pick-fields.ts';
import { createListedChoices } from '#server/modules/events/events/pick-fields.ts';
import { publishEvent } from '#server/modules/events/events/publish-event.ts';
import type { EventRow, SelectedRow } from '#server/modules/events/events/queries.ts';
import {
  findAuthors,
  findEvent,
  findEventPage,
  findEventsAfter,
  positionIn,
} from '#server/modules/events/events/queries.ts';
import { paidItems, pricedOptions, quoteEvent } from '#server/modules/events/events/quote-event.ts';
import { scheduleEvent } from '#server/modules/events/events/schedule-event.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import { replaceEvent, updateEvent } from '#server/modules/events/events/update-event.ts';
import { withdrawEvent } from '#server/modules/events/events/withdraw-event.ts';
import { findBalance, findCreditPrice } from '#server/modules/money/credits/queries.ts';

export function mountEvents(app: EndpointApp): void {
  const answer = (row: EventRow) => toEvent(row, app.deps.config);

  const {
    db,
    config: { publicUrl },
  } = app.deps;
  const choose = createListedChoices();

  async function answerAll(rows: SelectedRow[], { toListed, hasAuthors }: ListedChoice, { userId }: Member) {
    const authors = hasAuthors ? await findAuthors(db, rows, userId) : new Map();
    // A selection lacks fields of the contract.
    return rows.map((row) => toListed(row as EventRow, { publicUrl, authors }) as ListedEvent);
  }

  mount(
    app,
    routes.listEvents,
    async ({
      ctx,
      query: { page, limit, cursor, fields, status, external_id: externalId, updated_since: since, q, when, order },
    }) => {
      const { businessId } = ctx.actor;
      const choice = choose(fields);
      if (order === 'date' && when === undefined) {
        throw invalidField('when', 'required', 'An order by date needs `when`');
      }
      const listOptions = { selection: choice.selection, status, externalId, since, q, when, order, limit };
      const next = (rows: SelectedRow[]) =>
        nextCursor(
          rows.map((row) => positionIn(order, row)),
          limit,
        );
      if (cursor !== undefined) {
        const rows = await findEventsAfter(ctx.db, businessId, listOptions, readCursor(cursor), ctx.now);
        const next_cursor = next(rows);
        return {
          data: await answerAll(rows, choice, ctx.actor),
          page: null,
          limit,
          total: null,
          next_cursor,
          counts: null,
        };
      }
      const { rows, total, counts } = await findEventPage(ctx.db, businessId, listOptions, page, ctx.now);
      return {
        data: await answerAll(rows, choice, ctx.actor),
        page,
        limit,
        total,
        next_cursor: next(rows),
        counts,
      };
    },
  );
  mountOnce(app, routes.createEvent, async ({ ctx, body }) => answer(await createEvent(ctx, body)));
  mount(app, routes.quoteEvent, async ({ ctx, body: { event_id: id, event_date: day, repetition, ...options } }) => {
    const { businessId } = ctx.actor;
    const event = id === undefined ? undefined : await findEvent(ctx.db, businessId, id);
    if (id !== undefined && !event) throw new Problem('not_found');
    const content = event ? changeContent(contentOf(event), options) : newContent(options);
    const basis = {
      balance: await findBalance(ctx.db, businessId, ctx.now),
      price: await findCreditPrice(ctx.db, businessId),
      reach: await findReach(ctx, businessId, content.category),
      dates: repetition && day ? await countPaidDates(ctx, repetition, day) : 1,
    };
    const paid = isTestBusiness(businessId) ? costItems : event ? paidItems(event) : [];
    return quoteEvent(content.tariff, pricedOptions(content), paid, basis);
  });
  mount(app, routes.getEvent, async ({ ctx, params }) => {
    const row = await findEvent(ctx.db, ctx.actor.businessId, params.id);
    if (!row) throw new Problem('not_found');
    return answer(row);
  });
  mount(app, routes.replaceEvent, async ({ ctx, params, body, ifMatch }) =>
    answer(await replaceEvent(ctx, params.id, body, ifMatch)),
  );
  mount(app, routes.updateEvent, async ({ ctx, params, body, ifMatch }) =>
    answer(await updateEvent(ctx, params.id, body, ifMatch)),
  );
  mountOnce(app, routes.publishEvent, async ({ ctx, params }) => answer(await publishEvent(ctx, params.id)));
  mountOnce(app, routes.scheduleEvent, async ({ ctx, params, body }) =>
    answer(await scheduleEvent(ctx, params.id, body)),
  );
  mountOnce(app, routes.withdrawEvent, async ({ ctx, params }) => answer(await withdrawEvent(ctx, params.id)));
  mountOnce(app, routes.cancelEvent, async ({ ctx, params, body }) =>
    answer(await cancelEvent(ctx, params.id, body.reason ?? null)),
  );
  mountOnce(app, routes.archiveEvent, async ({ ctx, params }) => answer(await archiveEvent(ctx, params.id)));
  mountOnce(app, routes.duplicateEvent, {
    prepare: async ({ ctx, params }) => ({
      pictures: await copyEventPictures(ctx, params.id),
      video: await copyEventVideo(ctx, params.id),
    }),
    commit: async ({ ctx, params }, files) => answer(await duplicateEvent(ctx, params.id, files)),
  });
  mount(app, routes.deleteEvent, async ({ ctx, params }) => {
    await deleteEvent(ctx, params.id);
    return undefined;
  });
  mountEventFiles(app);
}
