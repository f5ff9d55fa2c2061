import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { owned } from '#database/schema/owned.ts';

/** In the format of rate-limiter-flexible. */
export const rateLimits = owned(
  pgTable('rate_limits', {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  }),
  {
    owner: 'http',
    whose: 'nobody',
    exported: 'counts under hashes that name nobody',
    kept: ['limits'],
    goesWith: 'stays',
  },
);
