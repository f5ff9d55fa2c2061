import { routes } from '#contract/index.ts';
import { rightsOfRole } from '#domain/staff/roles.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { acceptStaffLink } from '#server/modules/people/staff/accept-staff-link.ts';
import { addStaff, changeStaff, makeStaffLink } from '#server/modules/people/staff/change-staff.ts';
import { findStaffNotices, readStaff } from '#server/modules/people/staff/queries.ts';
import { removeStaffNotices } from '#server/modules/people/staff/remove-staff-notices.ts';
import { toStaffInvitation, toStaffMember } from '#server/modules/people/staff/to-staff-member.ts';

export function mountStaff(app: EndpointApp): void {
  const { publicUrl } = app.deps.config;

  /** `idOf` may create the account in the same transaction. */
  async function invite(ctx: Context<Reviewer>, idOf: (tx: TransactionContext<Reviewer>) => Promise<string>) {
    const made = await inTransaction(ctx, async (tx) => makeStaffLink(tx, await idOf(tx)));
    return toStaffInvitation(made, publicUrl);
  }

  mount(app, routes.getReviewer, async ({ ctx }) => {
    const { reviewerId, username, role } = ctx.actor;
    const notices = await findStaffNotices(ctx);
    return { id: reviewerId, username, role, rights: [...rightsOfRole[role]], notices };
  });
  mount(app, routes.clearStaffNotices, async ({ ctx }) => {
    await removeStaffNotices(ctx);
    return undefined;
  });
  mount(app, routes.listStaff, async ({ ctx }) => {
    const staff = await inTransaction(ctx, readStaff);
    return { data: staff.map(toStaffMember) };
  });
  mount(app, routes.addStaff, ({ ctx, body }) =>
    invite(ctx, async (tx) => (await addStaff(tx, { ...body, passwordHash: null })).id),
  );
  mount(app, routes.updateStaff, async ({ ctx, params, body: { role, is_disabled: isDisabled } }) =>
    toStaffMember(await inTransaction(ctx, (tx) => changeStaff(tx, params.id, { role, isDisabled }))),
  );
  mount(app, routes.createStaffLink, ({ ctx, params }) => invite(ctx, async () => params.id));
  mount(app, routes.acceptStaffLink, ({ ctx, body }) => acceptStaffLink(ctx, body));
}
