import { z } from '@hono/zod-openapi';

/** `page` for people; `cursor` for large lists at constant cost, without `total`. */
export const PagingQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
};

export function pageOf<S extends z.ZodType>(schema: S) {
  return z.object({
    data: z.array(schema),
    page: z.int().nullable(),
    limit: z.int(),
    total: z.int().nullable(),
    next_cursor: z.string().nullable(),
  });
}
