import { routes } from '#contract/index.ts';
import { nextNumber, readNumber } from '#server/http/cursor.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { openInvoice } from '#server/modules/money/invoices/open-invoice.ts';
import { findInvoices, findInvoicesBefore } from '#server/modules/money/invoices/queries.ts';
import { toInvoice } from '#server/modules/money/invoices/to-invoice.ts';

export function mountInvoices(app: EndpointApp): void {
  mount(app, routes.listInvoices, async ({ ctx, query: { page, limit, cursor } }) => {
    const { db, actor } = ctx;
    if (cursor !== undefined) {
      const rows = await findInvoicesBefore(db, actor.businessId, limit, readNumber(cursor));
      return { data: rows.map(toInvoice), page: null, limit, total: null, next_cursor: nextNumber(rows, limit) };
    }
    const { rows, total } = await findInvoices(db, actor.businessId, limit, page);
    return { data: rows.map(toInvoice), page, limit, total, next_cursor: nextNumber(rows, limit) };
  });
  mount(app, routes.getInvoicePdf, ({ ctx, params }) => openInvoice(ctx, ctx.actor.businessId, params.id));
}
