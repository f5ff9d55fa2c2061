import { routes } from '#contract/index.ts';
import { findMailsTo } from '#server/adapters/mails/mail-queries.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount } from '#server/http/endpoint.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { addressSubject, liftForStaff } from '#server/modules/trust/mails/lift-for-staff.ts';
import { toMails } from '#server/modules/trust/mails/to-mails.ts';

export function mountMails(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.listMails, async ({ ctx, query: { email } }) => {
    const found = await findMailsTo(db, email);
    await writeAccess(ctx, { action: 'mails_read', subject: addressSubject(ctx, email), after: null });
    return toMails(found);
  });
  mount(app, routes.liftSuppression, async ({ ctx, body: { email, reason } }) => {
    await liftForStaff(ctx, email, reason);
    return toMails(await findMailsTo(db, email));
  });
}
