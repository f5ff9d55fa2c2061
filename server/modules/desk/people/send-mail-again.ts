import { and, eq } from 'drizzle-orm';
import { invoices } from '#database/schema/invoices.ts';
import { users } from '#database/schema/users.ts';
import type { RepeatableMail } from '#domain/delivery/repeatable-mails.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { lockCustomer, lockMember, lockPerson } from '#server/modules/desk/people/lock-customer.ts';
import { sendInvoice } from '#server/modules/money/invoices/jobs.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { findExportsOf } from '#server/modules/people/account/queries.ts';
import { sendExportReady } from '#server/modules/people/account/send-export-ready.ts';
import { findOpenChange } from '#server/modules/people/email-change/queries.ts';
import { resendChange } from '#server/modules/people/email-change/request-correction.ts';
import { sendRegistrationReceived } from '#server/modules/people/registrations/jobs.ts';
import { openPasswordReset } from '#server/modules/people/sessions/request-password-reset.ts';
import { renewInvitation } from '#server/modules/people/team/resend-invitation.ts';

type Tx = TransactionContext<Reviewer>;

async function addressOf({ db }: Tx, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Problem('not_found');
  return user.email;
}

/** Each makes its mail again and returns the address. */
const senders: Record<RepeatableMail, (tx: Tx, businessId: string, subjectId: string) => Promise<string>> = {
  async registration_received(tx, businessId) {
    const { userId } = await lockCustomer(tx, businessId);
    await enqueue(tx, sendRegistrationReceived, { businessId });
    return addressOf(tx, userId);
  },
  async password_reset(tx, businessId, memberId) {
    const { userId } = await lockPerson(tx, businessId, memberId);
    const email = await addressOf(tx, userId);
    await openPasswordReset(tx, email);
    return email;
  },
  async invitation(tx, businessId, memberId) {
    const { member } = await lockMember(tx, businessId, memberId);
    await renewInvitation(tx, member);
    return member.userEmail;
  },
  async address_change(tx, businessId, memberId) {
    const { userId } = await lockPerson(tx, businessId, memberId);
    const change = await findOpenChange(tx.db, userId, tx.now);
    if (!change) throw new Problem('not_found');
    await resendChange(tx, change);
    return change.toEmail;
  },
  async export_ready(tx, businessId) {
    const { userId } = await lockCustomer(tx, businessId);
    const found = await findExportsOf(tx.db, { businessId, userId }, tx.now);
    const ready = found.find(({ finishedAt }) => finishedAt !== null);
    if (!ready) throw new Problem('not_found');
    await enqueue(tx, sendExportReady, { exportId: ready.id });
    return addressOf(tx, ready.userId);
  },
  async invoice(tx, businessId, invoiceId) {
    await lockCustomer(tx, businessId);
    const mine = and(eq(invoices.businessId, businessId), eq(invoices.id, invoiceId));
    const [invoice] = await tx.db.select({ buyer: invoices.buyer }).from(invoices).where(mine);
    if (!invoice) throw new Problem('not_found');
    await enqueue(tx, sendInvoice, { businessId, invoiceId });
    return invoice.buyer.email;
  },
};

interface WantedMail {
  mail: RepeatableMail;
  subjectId: string | null;
  reason: string;
}

const withoutSubject: readonly RepeatableMail[] = ['registration_received', 'export_ready'];

/** Sends a mail again, with new words and links; 404 without what it is about. */
export async function sendMailAgain(tx: Tx, businessId: string, wanted: WantedMail): Promise<{ to: string }> {
  const { mail, subjectId, reason } = wanted;
  if (subjectId === null && !withoutSubject.includes(mail)) {
    throw invalidField('subject_id', 'required', 'This mail is about a member or an invoice');
  }
  const to = await senders[mail](tx, businessId, subjectId ?? '');
  const subject = subjectId === null ? `business:${businessId}` : `${mail}:${subjectId}`;
  await writeAudit(tx, {
    action: 'mail_sent_again',
    subject,
    before: null,
    after: { user_email: to, mail, reason },
    businessId,
  });
  return { to };
}
