import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { ownershipOffer } from '#domain/team/ownership.ts';

const tag = 'Team';
const owner = { as: 'member', requires: 'owner' } as const;
const member = { as: 'member', requires: 'active' } as const;

const OwnershipOfferSchema = z
  .object({
    id: IdSchema,
    member_id: IdSchema.openapi({ description: 'The proposed owner' }),
    member_name: z.string(),
    offered_by: z.string().openapi({ description: 'The name of the owner, or the address' }),
    is_mine: z.boolean().openapi({ description: 'Whether the caller may accept it' }),
    created_at: InstantSchema,
    expires_at: InstantSchema,
  })
  .openapi('OwnershipOffer');

const KnownSecretsSchema = z
  .object({
    former_owner: z
      .string()
      .openapi({ description: 'The name of the owner before the last hand-over, or the address' }),
    api_keys: z.array(z.object({ id: IdSchema, name: z.string() })),
    webhooks: z.array(z.object({ id: IdSchema, url: z.string() })),
  })
  .openapi('KnownSecrets', {
    description: 'For the owner: keys and webhooks from before the hand-over, not replaced since; null for none',
  });

const readOwnershipOffer = defineRoute({
  method: 'get',
  path: '/business/ownership',
  operationId: 'readOwnershipOffer',
  priority: 'member_reads',
  tag,
  summary: 'The open offer to hand over the business, for the owner and the proposed owner',
  access: member,
  success: {
    status: 200,
    description: 'The offer, or null',
    schema: z.object({
      open_offer: OwnershipOfferSchema.nullable(),
      known_to_former_owner: KnownSecretsSchema.nullable(),
    }),
  },
});

const offerOwnership = defineRoute({
  method: 'post',
  path: '/business/ownership',
  operationId: 'offerOwnership',
  priority: 'writes',
  tag,
  summary: 'Offer the business to an active member, who becomes its owner by accepting',
  description: `Requires the password. Mails the member. Open for ${ownershipOffer.openDays} days; one at a time.`,
  access: { ...owner, stake: 'who_may_act', openBecause: 'password_in_body' },
  request: {
    body: jsonBody(z.strictObject({ member_id: IdSchema, password: z.string().min(1).max(1000) })),
  },
  success: { status: 201, description: 'Offered', schema: OwnershipOfferSchema },
  problems: ['not_found', 'wrong_password', 'member_state', 'own_membership', 'offer_exists'],
});

const withdrawOwnership = defineRoute({
  method: 'delete',
  path: '/business/ownership',
  operationId: 'withdrawOwnership',
  priority: 'writes',
  tag,
  summary: 'Withdraw the open offer to hand the business over',
  access: { ...owner, whileStopped: true, stake: 'who_may_act', openBecause: 'only_ends' },
  success: { status: 204, description: 'Withdrawn' },
  problems: ['not_found'],
});

const acceptOwnership = defineRoute({
  method: 'post',
  path: '/business/ownership/accept',
  operationId: 'acceptOwnership',
  priority: 'writes',
  tag,
  summary: 'Accept ownership; the former owner becomes a member with all rights',
  access: { ...member, stake: 'who_may_act' },
  success: { status: 204, description: 'The caller is the owner now' },
  problems: ['not_found'],
});

const declineOwnership = defineRoute({
  method: 'post',
  path: '/business/ownership/decline',
  operationId: 'declineOwnership',
  priority: 'writes',
  tag,
  summary: 'Decline ownership',
  access: { ...member, whileStopped: true, stake: 'who_may_act', openBecause: 'only_ends' },
  success: { status: 204, description: 'Declined' },
  problems: ['not_found'],
});

export const ownershipRoutes = {
  readOwnershipOffer,
  offerOwnership,
  withdrawOwnership,
  acceptOwnership,
  declineOwnership,
};
