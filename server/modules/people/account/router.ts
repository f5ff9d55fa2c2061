import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { deleteAccount } from '#server/modules/people/account/delete-account.ts';
import { deletePerson, leaveTeam } from '#server/modules/people/account/delete-person.ts';
import { openExport } from '#server/modules/people/account/open-export.ts';
import { keepAccount, planDeletion } from '#server/modules/people/account/plan-deletion.ts';
import { findExports } from '#server/modules/people/account/queries.ts';
import { requestExport } from '#server/modules/people/account/request-export.ts';
import { toExport } from '#server/modules/people/account/to-export.ts';

export function mountAccount(app: EndpointApp): void {
  for (const route of [routes.requestAccountExport, routes.requestPersonExport] as const) {
    mountOnce(app, route, async ({ ctx }) => toExport(await requestExport(ctx), ctx.now));
  }
  for (const route of [routes.listAccountExports, routes.listPersonExports] as const) {
    mount(app, route, async ({ ctx }) => {
      const rows = await findExports(ctx.db, ctx.actor, ctx.now);
      return { data: rows.map((row) => toExport(row, ctx.now)) };
    });
  }
  for (const route of [routes.getAccountExport, routes.getPersonExport] as const) {
    mount(app, route, ({ ctx, params }) => openExport(ctx, params.id));
  }
  mount(app, routes.leaveTeam, async ({ ctx, params }) => {
    await leaveTeam(ctx, params.business_id);
    return undefined;
  });
  mount(app, routes.deletePerson, async ({ ctx, body }) => {
    await deletePerson(ctx, body.password);
    return undefined;
  });
  mount(app, routes.planAccountDeletion, async ({ ctx, body }) => ({
    deletes_at: (await planDeletion(ctx, body.password)).toISOString(),
  }));
  mount(app, routes.keepAccount, async ({ ctx }) => {
    await keepAccount(ctx);
    return undefined;
  });
  mount(app, routes.deleteAccount, async ({ ctx, body }) => {
    await deleteAccount(ctx, body.password);
    return undefined;
  });
}
