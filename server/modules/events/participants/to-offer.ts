import type { z } from 'zod';
import type { OfferSchema } from '#contract/participants.ts';
import type { placeOffers } from '#database/schema/participants.ts';

export type OfferRow = typeof placeOffers.$inferSelect;

export function toOffer(row: OfferRow): z.input<typeof OfferSchema> {
  return {
    user_id: row.userId,
    display_name: row.displayName,
    party_size: row.partySize,
    cause: row.cause,
    free_places: row.freePlaces,
    passed_over: row.passedOver,
    offered_at: row.offeredAt.toISOString(),
    answer_by: row.answerBy.toISOString(),
    outcome: row.outcome,
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}
