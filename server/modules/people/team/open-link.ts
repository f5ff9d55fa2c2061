import type { Connection } from '#database/connect.ts';
import { linkState } from '#domain/team/invitations.ts';
import { Problem } from '#server/context/problem.ts';
import { findInvitation } from '#server/modules/people/team/queries.ts';
import { hashToken } from '#server/security/tokens.ts';

const reasons = {
  expired: 'link_expired',
  accepted: 'link_used',
  withdrawn: 'link_withdrawn',
  replaced: 'link_replaced',
} as const;

/** Throws for an invalid link. */
export async function readOpenLink(db: Connection, token: string, now: Date) {
  const found = await findInvitation(db, hashToken(token));
  if (!found) throw new Problem('link_unknown');
  const state = linkState(found.invitation, now);
  if (state !== 'open') throw new Problem(reasons[state]);
  if (!found.member) throw new Problem('link_withdrawn');
  return { ...found, member: found.member };
}
