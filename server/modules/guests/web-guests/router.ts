import type { z } from 'zod';
import { routes } from '#contract/index.ts';
import type { GuestInputSchema } from '#contract/web-guests.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mountOnce } from '#server/http/endpoint.ts';
import { toGuest } from '#server/modules/events/participants/to-participant.ts';
import { addGuest, addGuests } from '#server/modules/guests/web-guests/add-guest.ts';
import { toAdded } from '#server/modules/guests/web-guests/to-added.ts';

const newGuest = (input: z.output<typeof GuestInputSchema>) => ({
  displayName: input.display_name,
  partySize: input.party_size,
  email: input.email ?? null,
  externalId: input.external_id ?? null,
  note: input.note ?? null,
});

export function mountWebGuests(app: EndpointApp): void {
  mountOnce(app, routes.addParticipant, async ({ ctx, params, body }) =>
    toGuest(await addGuest(ctx, params.id, newGuest(body))),
  );
  mountOnce(app, routes.addParticipants, async ({ ctx, params, body }) => ({
    data: (await addGuests(ctx, params.id, body.guests.map(newGuest))).map(toAdded),
  }));
}
