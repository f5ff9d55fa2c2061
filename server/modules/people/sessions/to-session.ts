import type { z } from 'zod';
import type { SessionSchema } from '#contract/sessions.ts';
import type { sessions } from '#database/schema/sessions.ts';

export function toSession(row: typeof sessions.$inferSelect, currentId: string): z.input<typeof SessionSchema> {
  return {
    id: row.id,
    is_current: row.id === currentId,
    is_remembered: row.isRemembered,
    user_agent: row.userAgent,
    country: row.country,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
  };
}
