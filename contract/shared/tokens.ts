import { z } from '@hono/zod-openapi';

/** What a session is signed in with. */
export const TokensSchema = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    expires_in: z.int().openapi({ description: 'Seconds the access token lives' }),
    token_type: z.literal('Bearer'),
  })
  .openapi('Tokens');

/** The secret of a mailed link. */
export const LinkTokenSchema = z.string().min(1).max(200);
