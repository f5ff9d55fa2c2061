import type { Member } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { pickChanges } from '#server/modules/news/audit/pick-changes.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import type { ProfileRow } from '#server/modules/people/profile/queries.ts';
import { toProfile } from '#server/modules/people/profile/to-profile.ts';

/** Records changed fields, in the caller's transaction; nothing if unchanged. */
export async function writeProfileAudit(
  ctx: TransactionContext<Member>,
  from: ProfileRow | undefined,
  to: ProfileRow,
): Promise<void> {
  const { config } = ctx.deps;
  const subject = `profile:${to.id}`;
  const { proposals: _, ...after } = toProfile(to, config);
  if (!from) return writeAudit(ctx, { action: 'profile_changed', subject, before: null, after });
  const states = pickChanges(toProfile(from, config), after, ['updated_at']);
  if (states) await writeAudit(ctx, { action: 'profile_changed', subject, ...states });
}
