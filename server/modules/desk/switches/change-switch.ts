import { notifyOnCommit } from '#database/connect.ts';
import { switchThrows } from '#database/schema/switches.ts';
import type { Switch } from '#domain/switches/switches.ts';
import { isThrownOff } from '#domain/switches/switches.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';
import { SWITCH_CHANNEL } from '#server/modules/desk/switches/create-switches.ts';
import { findLastThrow, lockSwitches } from '#server/modules/desk/switches/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

interface Thrown {
  isOff: boolean;
  reason: string;
  until: Date | null;
}

/** Throws a switch in all processes. To throw one on that is on has no effect; off again changes reason and end. */
export async function changeSwitch(
  tx: TransactionContext<Reviewer>,
  name: Switch,
  { isOff, reason, until }: Thrown,
): Promise<void> {
  const { db, now, actor } = tx;
  if (until !== null && !isOff) throw invalidField('until', 'not_allowed', 'Only what is switched off has an end');
  if (until !== null && until <= now) throw invalidField('until', 'in_past', 'The end has passed');
  await lockSwitches(db);
  const last = await findLastThrow(db, name);
  const wasOff = isThrownOff(last && { ...last, at: last.thrownAt }, now);
  if (!isOff && !wasOff) return;
  await db.insert(switchThrows).values({ name, isOff, reason, until, thrownBy: actor.reviewerId, thrownAt: now });
  await writeAudit(tx, {
    action: 'switch_thrown',
    subject: `switch:${name}`,
    before: { is_off: wasOff },
    after: { is_off: isOff, until: until?.toISOString() ?? null, reason },
  });
  notifyOnCommit(db, SWITCH_CHANNEL, name);
}
