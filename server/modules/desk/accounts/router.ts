import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mountOnce } from '#server/http/endpoint.ts';
import { closeAccount, keepAccount } from '#server/modules/desk/accounts/close-account.ts';
import { exportForOwner } from '#server/modules/desk/accounts/export-for-owner.ts';
import { replaceForCustomer } from '#server/modules/desk/accounts/replace-invoice.ts';

export function mountDeskAccounts(app: EndpointApp): void {
  mountOnce(app, routes.exportForOwner, ({ ctx, params, body }) => exportForOwner(ctx, params.id, body.reason));
  mountOnce(app, routes.replaceInvoice, ({ ctx, params, body }) =>
    replaceForCustomer(ctx, params.id, { invoiceId: body.invoice_id, reason: body.reason }),
  );
  mountOnce(app, routes.closeAccount, ({ ctx, params, body: { name, reason, erase_now: isErasure } }) =>
    closeAccount(ctx, params.id, { name, isErasure, reason }),
  );
  mountOnce(app, routes.cancelClosing, ({ ctx, params, body }) => keepAccount(ctx, params.id, body.reason));
}
