import { routes } from '#contract/index.ts';
import { findMailsTo } from '#server/adapters/mails/mail-queries.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { isLimited } from '#server/http/lift-limits.ts';
import {
  liftRegistrationLocks,
  moveRegistration,
  sendCodeAgain,
} from '#server/modules/desk/registrations/settle-registration.ts';
import { toDeskRegistration } from '#server/modules/desk/registrations/to-desk-registration.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';
import { findRegistrationsOf } from '#server/modules/people/registrations/queries.ts';
import { findAccount } from '#server/modules/people/team/queries.ts';
import { addressSubject } from '#server/modules/trust/mails/lift-for-staff.ts';
import { toMails } from '#server/modules/trust/mails/to-mails.ts';

const MOST_MAILS = 20;

export function mountDeskRegistrations(app: EndpointApp): void {
  const { db } = app.deps;
  mount(app, routes.listDeskRegistrations, async ({ ctx, query: { email } }) => {
    const [waiting, account, isCounted, found] = await Promise.all([
      findRegistrationsOf(db, email, ctx.now),
      findAccount(db, email),
      isLimited(db, ['codeMail', 'codeMailTotal', 'confirmAddress'], email),
      findMailsTo(db, email),
    ]);
    await writeAccess(ctx, { action: 'registrations_read', subject: addressSubject(ctx, email), after: null });
    const { suppression, data } = toMails(found);
    return {
      data: waiting.map((row) => toDeskRegistration(row, ctx.now)),
      has_account: account !== undefined,
      is_limited: isCounted,
      suppression,
      mails: data.slice(0, MOST_MAILS),
    };
  });
  mountOnce(app, routes.sendCodeAgain, async ({ ctx, params, body }) =>
    toDeskRegistration(await sendCodeAgain(ctx, params.id, body.reason), ctx.now),
  );
  mountOnce(app, routes.correctRegistration, async ({ ctx, params, body }) =>
    toDeskRegistration(await moveRegistration(ctx, params.id, body), ctx.now),
  );
  mountOnce(app, routes.liftRegistrationLocks, async ({ ctx, params, body }) =>
    toDeskRegistration(await liftRegistrationLocks(ctx, params.id, body.reason), ctx.now),
  );
}
