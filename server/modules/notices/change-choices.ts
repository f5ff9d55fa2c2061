import { eq, sql } from 'drizzle-orm';
import { teamMembers } from '#database/schema/team-members.ts';
import type { NoticeChoices, NoticeKind } from '#domain/notices/kinds.ts';
import { deliveryTo, kindsOf, noticeKinds, noticeRequirement } from '#domain/notices/kinds.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { NoticeAddressee } from '#server/modules/notices/queries.ts';
import { findAddressee, findOwnMembership } from '#server/modules/notices/queries.ts';
import type { NoticeSubject } from '#server/security/notice-tokens.ts';

async function writeChoices({ db }: TransactionContext, memberId: string, choices: NoticeChoices): Promise<void> {
  await db
    .update(teamMembers)
    .set({ noticeChoices: sql`${teamMembers.noticeChoices} || ${JSON.stringify(choices)}::jsonb` })
    .where(eq(teamMembers.id, memberId));
}

/** Chooses for the signed-in member. Throws 403 `permission_missing` for a kind that their rights do not allow. */
export async function changeChoices(ctx: Context<Member>, choices: NoticeChoices): Promise<NoticeAddressee> {
  return inTransaction(ctx, async (tx) => {
    const { businessId, userId } = tx.actor;
    const member = await findOwnMembership(tx.db, businessId, userId);
    const allowed = kindsOf(member);
    const refused = (Object.keys(choices) as NoticeKind[]).find((kind) => !allowed.includes(kind));
    if (refused) {
      throw new Problem('permission_missing', {
        members: { required_permission: noticeRequirement(refused) },
        errors: [{ path: refused, code: 'permission_missing', message: 'Your rights do not allow it' }],
      });
    }
    await writeChoices(tx, member.memberId, choices);
    return findOwnMembership(tx.db, businessId, userId);
  });
}

/** Turns off what a mailed link is for. Returns whose business it is about; undefined when the member is gone. */
export async function turnOff(
  ctx: Context,
  memberId: string,
  subject: NoticeSubject,
): Promise<NoticeAddressee | undefined> {
  return inTransaction(ctx, async (tx) => {
    const member = await findAddressee(tx.db, memberId);
    if (!member) return undefined;
    const kinds = subject === 'daily' ? noticeKinds.filter((kind) => deliveryTo(member, kind) === 'daily') : [subject];
    await writeChoices(tx, memberId, Object.fromEntries(kinds.map((kind) => [kind, 'off'])));
    return member;
  });
}
