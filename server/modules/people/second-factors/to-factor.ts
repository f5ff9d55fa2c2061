import type { z } from 'zod';
import type { FactorSchema } from '#contract/second-factors.ts';
import type { FactorRow } from '#server/modules/people/second-factors/add-factor.ts';

export function toFactor({ id, kind, name, createdAt, lastUsedAt }: FactorRow): z.input<typeof FactorSchema> {
  return {
    id,
    kind,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
