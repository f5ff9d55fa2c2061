import { routes } from '#contract/index.ts';
import { nextCursor, readCursor } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { setTeamSecurity } from '#server/modules/people/business/set-team-security.ts';
import { acceptInvitation } from '#server/modules/people/team/accept-invitation.ts';
import { countInvitation, inviteMember } from '#server/modules/people/team/invite-member.ts';
import { readOpenLink } from '#server/modules/people/team/open-link.ts';
import { findAccount, findTeamAfter, findTeamPage, requiresFactor } from '#server/modules/people/team/queries.ts';
import { removeMember } from '#server/modules/people/team/remove-member.ts';
import { countResentInvitation, resendInvitation } from '#server/modules/people/team/resend-invitation.ts';
import { setVerificationSeen } from '#server/modules/people/team/set-verification-seen.ts';
import { toMember } from '#server/modules/people/team/to-member.ts';
import { updateMember } from '#server/modules/people/team/update-member.ts';

export function mountTeam(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.listTeam, async ({ ctx, query: { page, limit, cursor } }) => {
    const { businessId } = ctx.actor;
    if (cursor !== undefined) {
      const rows = await findTeamAfter(db, businessId, limit, readCursor(cursor));
      return { data: rows.map(toMember), page: null, limit, total: null, next_cursor: nextCursor(rows, limit) };
    }
    const { rows, total } = await findTeamPage(db, businessId, limit, page);
    return { data: rows.map(toMember), page, limit, total, next_cursor: nextCursor(rows, limit) };
  });
  mountOnce(app, routes.inviteMember, {
    prepare: ({ ctx, body }) => countInvitation(ctx, body.user_email),
    commit: async ({ ctx, body }, mayMail) => toMember(await inviteMember(ctx, body, mayMail)),
  });
  mount(app, routes.updateMember, async ({ ctx, params, body, ifMatch }) =>
    toMember(await updateMember(ctx, params.id, body, ifMatch)),
  );
  mount(app, routes.removeMember, async ({ ctx, params }) => {
    await removeMember(ctx, params.id);
    return undefined;
  });
  mountOnce(app, routes.resendInvitation, {
    prepare: ({ ctx, params }) => countResentInvitation(ctx, params.id),
    commit: async ({ ctx, params }, mayMail) => toMember(await resendInvitation(ctx, params.id, mayMail)),
  });
  mount(app, routes.readInvitation, async ({ ctx, body }) => {
    const { invitation, member, companyName, invitedBy } = await readOpenLink(db, body.token, ctx.now);
    return {
      company_name: companyName,
      invited_by: invitedBy,
      user_email: member.userEmail,
      user_name: member.userName,
      role: member.role,
      has_account: (await findAccount(db, member.userEmail)) !== undefined,
      expires_at: invitation.expiresAt.toISOString(),
    };
  });
  mount(app, routes.getTeamSecurity, async ({ ctx }) => ({
    second_factor_required: await requiresFactor(db, ctx.actor.businessId),
  }));
  mount(app, routes.setTeamSecurity, async ({ ctx, body }) => {
    await setTeamSecurity(ctx, body.second_factor_required);
    return body;
  });
  mount(app, routes.noteVerificationSeen, async ({ ctx }) => {
    await setVerificationSeen(ctx);
    return undefined;
  });
  mount(app, routes.acceptInvitation, ({ ctx, body }) => acceptInvitation(ctx, body));
}
