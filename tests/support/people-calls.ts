import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { businesses } from '#database/schema/businesses.ts';
import { registrations } from '#database/schema/registrations.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createDeadJob } from '#tests/support/dead-job.ts';
import { createOwner, registrationForm } from '#tests/support/factories.ts';
import type { IdempotentCall } from '#tests/support/idempotent-calls.ts';
import { createInvoice } from '#tests/support/invoice.ts';
import { createBrowserKeys } from '#tests/support/push-service.ts';

type Owner = Awaited<ReturnType<typeof createOwner>>;

/** Acts of staff about people, jobs and accounts, and notices of a person. */
export function peopleCalls(app: TestApp, { token, businessId, email }: Owner) {
  const reason = 'Ruft an und bittet darum.';
  const desk = (id: string, act: string) => `/desk/customers/${id}/${act}`;
  const audited = (subject: string) => app.db.$count(auditEntries, sql`subject like ${`%${subject}`}`);
  const ofDesk = (action: AuditAction) => () => app.db.$count(auditEntries, eq(auditEntries.action, action));
  const make = async (path: string, json: unknown) =>
    (await app.call<{ id: string }>('POST', path, { token, json })).body.id;
  const memberOf = async () => {
    const [found] = await app.db.select().from(teamMembers).where(eq(teamMembers.userEmail, email));
    return found?.id ?? '';
  };
  const another = async () => (await createOwner(app)).businessId;
  const waiting = async () => {
    const form = registrationForm();
    await app.call('POST', '/registrations', { json: form });
    const [found] = await app.db.select().from(registrations).where(eq(registrations.email, form.loginEmail));
    return found?.id ?? '';
  };
  return {
    testNoticeDevice: {
      subject: async () => {
        const json = { endpoint: `https://push.example/${randomUUID()}`, keys: createBrowserKeys().keys };
        const { body } = await app.call<{ id: string }>('PUT', '/account/notices/devices/current', { token, json });
        return body.id;
      },
      path: (id) => `/account/notices/devices/${id}/test`,
      done: async () => {
        const { rows: found } = await app.db.execute(
          sql`select count(*)::int n from pgboss.job where name = 'send-test-notice'`,
        );
        return Number(found[0]?.n);
      },
    },
    sendCodeAgain: {
      as: 'reviewer',
      subject: waiting,
      path: (id) => `/desk/registrations/${id}/code`,
      json: () => ({ reason }),
      done: audited,
    },
    correctRegistration: {
      as: 'reviewer',
      subject: waiting,
      path: (id) => `/desk/registrations/${id}/address`,
      json: () => ({ email: `richtig-${randomUUID()}@anker.example`, proof: 'Gewerbeschein', reason }),
      done: audited,
    },
    liftRegistrationLocks: {
      as: 'reviewer',
      subject: waiting,
      path: (id) => `/desk/registrations/${id}/lift`,
      json: () => ({ reason }),
      done: audited,
    },
    sendMailAgain: {
      as: 'reviewer',
      path: () => desk(businessId, 'mails'),
      json: () => ({ mail: 'registration_received', reason }),
      done: ofDesk('mail_sent_again'),
    },
    correctAddress: {
      as: 'reviewer',
      subject: memberOf,
      path: () => desk(businessId, 'address'),
      json: (_, member_id) => ({
        ...{ member_id, reason, proof: 'Ausweis am Telefon' },
        email: `richtig-${randomUUID()}@anker.example`,
      }),
      done: ofDesk('address_correction_asked'),
    },
    endSessionsForStaff: {
      as: 'reviewer',
      subject: another,
      path: (id) => desk(id, 'sessions/end'),
      json: () => ({ member_id: null, with_password_link: true, reason }),
      done: ofDesk('sessions_ended'),
    },
    endAccess: {
      as: 'reviewer',
      subject: () => make('/team', { user_email: `${randomUUID()}@team.example` }),
      path: () => desk(businessId, 'access/end'),
      json: (_, member_id) => ({ member_id, reason }),
      done: ofDesk('access_ended'),
    },
    liftLocks: {
      as: 'reviewer',
      subject: memberOf,
      path: () => desk(businessId, 'locks/lift'),
      json: (_, member_id) => ({ member_id, reason }),
      done: ofDesk('locks_lifted'),
    },
    runDeadJob: {
      as: 'reviewer',
      subject: () => createDeadJob(app, 'send-registration-received', { businessId }),
      path: (id) => `/desk/jobs/${id}/run`,
      json: () => ({ reason }),
      done: audited,
    },
    resumeWebhook: {
      as: 'reviewer',
      subject: async () => {
        const id = await make('/webhooks', { url: 'https://shop.example/hooks' });
        await app.db.update(webhooks).set({ status: 'disabled' }).where(eq(webhooks.id, id));
        return id;
      },
      path: () => desk(businessId, 'webhooks/resume'),
      json: (_, webhook_id) => ({ webhook_id, reason }),
      done: ofDesk('webhook_resumed'),
    },
    exportForOwner: {
      as: 'reviewer',
      subject: async () => {
        await app.db.delete(accountExports);
        return '';
      },
      path: () => desk(businessId, 'export'),
      json: () => ({ reason }),
      done: () => app.db.$count(accountExports),
    },
    replaceInvoice: {
      as: 'reviewer',
      subject: () => createInvoice(app, businessId),
      path: () => desk(businessId, 'invoices/replace'),
      json: (_, invoice_id) => ({ invoice_id, reason }),
      done: ofDesk('invoice_replaced'),
    },
    closeAccount: {
      as: 'reviewer',
      subject: another,
      path: (id) => desk(id, 'close'),
      json: () => ({ name: 'Zum Anker', erase_now: false, reason }),
      done: ofDesk('deletion_planned'),
    },
    cancelClosing: {
      as: 'reviewer',
      subject: async () => {
        const id = await another();
        const deletesAt = new Date(app.clock.now().getTime() + 86_400_000);
        await app.db.update(businesses).set({ deletesAt }).where(eq(businesses.id, id));
        return id;
      },
      path: (id) => desk(id, 'close/cancel'),
      json: () => ({ reason }),
      done: ofDesk('deletion_withdrawn'),
    },
  } satisfies Record<string, IdempotentCall>;
}
