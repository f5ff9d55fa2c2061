import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import { correctAddress } from '#server/modules/desk/people/change-address.ts';
import { endAccess, endSessionsForStaff } from '#server/modules/desk/people/end-access.ts';
import { liftLocks } from '#server/modules/desk/people/lift-locks.ts';
import { findPeople } from '#server/modules/desk/people/queries.ts';
import { sendMailAgain } from '#server/modules/desk/people/send-mail-again.ts';
import { toDeskPeople } from '#server/modules/desk/people/to-desk-people.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';

export function mountDeskPeople(app: EndpointApp): void {
  mount(app, routes.getDeskPeople, async ({ ctx, params: { id } }) => {
    const found = await findPeople(ctx.db, id, ctx.now);
    await writeAccess(ctx, { action: 'people_read', subject: `business:${id}`, after: null, businessId: id });
    return toDeskPeople(found);
  });
  mountOnce(app, routes.sendMailAgain, ({ ctx, params, body }) =>
    sendMailAgain(ctx, params.id, { mail: body.mail, subjectId: body.subject_id, reason: body.reason }),
  );
  mountOnce(app, routes.correctAddress, ({ ctx, params, body: { member_id: memberId, ...wanted } }) =>
    correctAddress(ctx, params.id, { memberId, ...wanted }),
  );
  mountOnce(app, routes.endSessionsForStaff, ({ ctx, params, body }) =>
    endSessionsForStaff(ctx, params.id, {
      memberId: body.member_id,
      withPasswordLink: body.with_password_link,
      reason: body.reason,
    }),
  );
  mountOnce(app, routes.endAccess, ({ ctx, params, body }) =>
    endAccess(ctx, params.id, { memberId: body.member_id, reason: body.reason }),
  );
  mountOnce(app, routes.liftLocks, ({ ctx, params, body }) =>
    liftLocks(ctx, params.id, { memberId: body.member_id, reason: body.reason }),
  );
}
