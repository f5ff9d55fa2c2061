import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { deleteAccount } from '#server/modules/account/delete-account.ts';
import { exportAccount } from '#server/modules/account/export-account.ts';

export function mountAccount(app: EndpointApp): void {
  mount(app, routes.exportAccount, ({ ctx }) => exportAccount(ctx));
  mount(app, routes.deleteAccount, async ({ ctx, body }) => {
    await deleteAccount(ctx, body.password);
    return undefined;
  });
}
