import { z } from '@hono/zod-openapi';

/** All problems of the API: code and HTTP status. Texts are keyed by code. */
export const problemStatus = {
  invalid_json: 400,
  invalid_api_key: 401,
  api_key_expired: 401,
  invalid_credentials: 401,
  invalid_token: 401,
  not_enough_credits: 402,
  email_not_confirmed: 403,
  permission_missing: 403,
  permission_not_held: 403,
  address_not_allowed: 403,
  no_business: 403,
  plan_needed: 403,
  second_factor_needed: 403,
  fresh_sign_in_needed: 403,
  not_your_decision: 403,
  own_proposal: 403,
  measure_in_force: 403,
  own_measure: 403,
  not_found: 404,
  method_not_allowed: 405,
  event_state: 409,
  external_id_taken: 409,
  already_decided: 409,
  case_claimed: 409,
  proposal_state: 409,
  undo_late: 409,
  measure_exists: 409,
  document_version: 409,
  measure_over: 409,
  complaint_exists: 409,
  complaint_late: 409,
  event_full: 409,
  limit_below_guests: 409,
  series_guests: 409,
  participant_state: 409,
  participant_channel: 409,
  idempotency_key_reused: 409,
  no_customer: 409,
  subscription_exists: 409,
  subscription_running: 409,
  invite_self: 409,
  invite_owner: 409,
  already_member: 409,
  address_taken: 409,
  already_invited: 409,
  owner_fixed: 409,
  username_taken: 409,
  last_lead: 409,
  own_membership: 409,
  owns_business: 409,
  offer_exists: 409,
  member_state: 409,
  limit_reached: 409,
  door_early: 409,
  webhook_disabled: 409,
  token_just_rotated: 409,
  last_factor: 409,
  factor_known: 409,
  resync: 410,
  door_over: 410,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  wrong_password: 422,
  second_factor_wrong: 422,
  challenge_expired: 422,
  link_unknown: 422,
  link_expired: 422,
  link_used: 422,
  link_withdrawn: 422,
  link_replaced: 422,
  code_needed: 422,
  invalid_code: 422,
  code_expired: 422,
  code_tries_exceeded: 422,
  invalid_upload_token: 422,
  file_type: 422,
  image_unreadable: 422,
  image_dimensions: 422,
  video_format: 422,
  video_unreadable: 422,
  video_too_long: 422,
  import_unreadable: 422,
  not_publishable: 422,
  party_too_large: 422,
  price_mismatch: 422,
  webhook_target: 422,
  rate_limited: 429,
  export_recent: 429,
  internal_error: 500,
  payment_unavailable: 503,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

const FieldErrorSchema = z
  .object({
    path: z.string(),
    message: z.string(),
    code: z.string(),
    limit: z.number().optional().openapi({ description: 'Minimum with `too_small`, maximum with `too_big`' }),
    unit: z
      .enum(['characters', 'entries'])
      .optional()
      .openapi({ description: 'Unit of `limit`; missing for a plain number' }),
  })
  .openapi('FieldError', { example: { path: 'email', message: 'Invalid email address', code: 'invalid_format' } });

export const ProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
    detail: z.string(),
    errors: z.array(FieldErrorSchema).optional(),
    request_id: z.string(),
  })
  .catchall(z.unknown())
  .openapi('Problem', { description: 'RFC 9457 problem details; `code` is stable.' });

const statusTitles: Record<number, string> = {
  400: 'The body is not JSON',
  401: 'No or wrong credentials',
  402: 'Not enough credits',
  403: 'Not allowed',
  404: 'Unknown, or not yours',
  405: 'Wrong method',
  409: 'Conflict with the current state',
  410: 'No longer there',
  412: 'Changed in the meantime',
  413: 'Body too large',
  415: 'Wrong content type',
  422: 'Invalid input',
  429: 'Too many requests',
  500: 'Unexpected error',
  503: 'Not available right now',
};

/** English title of a status, for problem documents and OpenAPI. */
export function statusTitle(status: number): string {
  return statusTitles[status] ?? 'Error';
}
