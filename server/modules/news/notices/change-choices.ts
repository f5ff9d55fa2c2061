import { eq, sql } from 'drizzle-orm';
import { teamMembers } from '#database/schema/team-members.ts';
import type { DeviceChoices, NoticeChoices, NoticeKind } from '#domain/notices/kinds.ts';
import { deliveryTo, kindsOf, noticeKinds, noticeRequirement } from '#domain/notices/kinds.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { NoticeAddressee } from '#server/modules/news/notices/queries.ts';
import { findAddressee, findOwnMembership } from '#server/modules/news/notices/queries.ts';
import type { NoticeSubject } from '#server/security/notice-tokens.ts';

async function writeChoices(
  { db }: TransactionContext,
  memberId: string,
  choices: NoticeChoices,
  onDevices: DeviceChoices = {},
): Promise<void> {
  await db
    .update(teamMembers)
    .set({
      noticeChoices: sql`${teamMembers.noticeChoices} || ${JSON.stringify(choices)}::jsonb`,
      deviceChoices: sql`${teamMembers.deviceChoices} || ${JSON.stringify(onDevices)}::jsonb`,
    })
    .where(eq(teamMembers.id, memberId));
}

/** 403 `permission_missing` for a kind beyond their permissions. */
export async function changeChoices(
  ctx: Context<Member>,
  { on_devices: onDevices = {}, ...choices }: NoticeChoices & { on_devices?: DeviceChoices | undefined },
): Promise<NoticeAddressee> {
  return inTransaction(ctx, async (tx) => {
    const { businessId, userId } = tx.actor;
    const member = await findOwnMembership(tx.db, businessId, userId);
    const allowed = kindsOf(member);
    const named = [
      ...Object.keys(choices).map((kind) => ({ kind: kind as NoticeKind, path: kind })),
      ...Object.keys(onDevices).map((kind) => ({ kind: kind as NoticeKind, path: `on_devices.${kind}` })),
    ];
    const refused = named.find(({ kind }) => !allowed.includes(kind));
    if (refused) {
      throw new Problem('permission_missing', {
        members: { required_permission: noticeRequirement(refused.kind) },
        errors: [{ path: refused.path, code: 'permission_missing', message: 'Your rights do not allow it' }],
      });
    }
    await writeChoices(tx, member.memberId, choices, onDevices);
    return findOwnMembership(tx.db, businessId, userId);
  });
}

/** Unsubscribes by a mailed link. Returns the business; undefined if the member is gone. */
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
