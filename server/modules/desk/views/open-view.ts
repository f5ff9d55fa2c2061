import { and, eq, isNull } from 'drizzle-orm';
import { staffViews } from '#database/schema/staff-views.ts';
import { toViewToken } from '#domain/desk/views.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { NamedView } from '#server/modules/desk/views/queries.ts';
import { findOwnView } from '#server/modules/desk/views/queries.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/**
 * Hands out the token of a view, once and only in the session that began it. 404, 403 `view_over`, 409 `view_opened`.
 */
export async function openView(
  { db, actor, now }: Context<Reviewer>,
  id: string,
): Promise<NamedView & { token: string }> {
  const view = await findOwnView(db, actor, id);
  if (!view || view.sessionId !== actor.sessionId) throw new Problem('not_found');
  const endedBy = view.endedBy ?? (view.endsAt <= now ? 'time' : null);
  if (endedBy !== null) throw new Problem('view_over', { members: { ended_by: endedBy } });
  const token = toViewToken(createToken());
  const opened = await db
    .update(staffViews)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(staffViews.id, id), isNull(staffViews.tokenHash)))
    .returning({ id: staffViews.id });
  if (opened.length === 0) throw new Problem('view_opened');
  return { ...view, token };
}
