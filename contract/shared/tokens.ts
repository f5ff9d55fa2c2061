import { z } from '@hono/zod-openapi';

export const TokensSchema = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.int().openapi({ description: 'Lifetime of the access token in seconds' }),
    token_type: z.literal('Bearer'),
  })
  .openapi('Tokens');

/** Secret of a mailed link. */
export const LinkTokenSchema = z.string().min(1).max(200);
