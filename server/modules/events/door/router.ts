import { routes } from '#contract/index.ts';
import { countPeople, doorState } from '#domain/door/marks.ts';
import { peopleIn, takesPlace } from '#domain/events/participation.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { findDoor } from '#server/modules/events/door/find-door.ts';
import { findAllMarks, findDoorGuests, findGoneGuests, findMarksAfter } from '#server/modules/events/door/queries.ts';
import { sendDoorMarks } from '#server/modules/events/door/send-door-marks.ts';
import { toDoor, toDoorMark, toRule } from '#server/modules/events/door/to-door.ts';
import { findOwnEvent } from '#server/modules/events/events/find-own-event.ts';
import { doorCodes } from '#server/security/guest-secrets.ts';

export function mountDoor(app: EndpointApp): void {
  mount(app, routes.readDoor, async ({ ctx, params: { id } }) => {
    const { event, times } = await findDoor(ctx, id);
    const whose = { businessId: ctx.actor.businessId, eventId: id };
    const [guests, gone] = await Promise.all([findDoorGuests(ctx.db, whose), findGoneGuests(ctx.db, whose)]);
    const codesOf = (userId: string) => doorCodes(ctx.deps.config, { eventId: id, userId });
    return toDoor(event, times, { guests, gone, codesOf }, ctx.now);
  });
  mount(app, routes.listDoorMarks, async ({ ctx, params: { id }, query: { after = '0' } }) => {
    await findDoor(ctx, id);
    const rows = await findMarksAfter(ctx.db, { businessId: ctx.actor.businessId, eventId: id }, Number(after));
    return { data: rows.map(toDoorMark), next: String(rows.at(-1)?.seq ?? after) };
  });
  mount(app, routes.sendDoorMarks, async ({ ctx, params, body }) => {
    const marks = body.marks.map(({ user_id: userId, at, ...mark }) => ({ ...mark, userId, at: new Date(at) }));
    const refused = await sendDoorMarks(ctx, { eventId: params.id, deviceId: body.device_id, marks });
    return { refused: refused.map((id) => ({ id, code: 'unknown_guest' as const })) };
  });
  mount(app, routes.readDoorFigures, async ({ ctx, params: { id } }) => {
    await findOwnEvent(ctx, id);
    const whose = { businessId: ctx.actor.businessId, eventId: id };
    const [marks, guests] = await Promise.all([findAllMarks(ctx.db, whose), findDoorGuests(ctx.db, whose)]);
    const parties = guests.map(({ userId, partySize }) => ({ guestId: userId, partySize }));
    const { came, inside, withoutApp } = countPeople(doorState(marks.map(toRule)), parties);
    const expected = peopleIn(guests.filter(({ status }) => takesPlace(status)));
    return { is_kept: marks.length > 0, came, expected, inside, without_app: withoutApp };
  });
}
