import { accountDeletion, deletionDue } from '#domain/account/deletion.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { lockCustomer } from '#server/modules/desk/people/lock-customer.ts';
import { isSubscriptionRunning } from '#server/modules/people/account/delete-account.ts';
import { sendDeletionPlanned } from '#server/modules/people/account/plan-deletion.ts';
import { setDeletion } from '#server/modules/people/business/set-deletion.ts';

type Tx = TransactionContext<Reviewer>;

interface Wanted {
  /** Typed by staff. */
  name: string;
  /** The owner asks for it. */
  isErasure: boolean;
  reason: string;
}

/**
 * Plans the deletion of an account, as its owner could; an earlier day that is planned already stays. 422 for another
 * name, 409 `subscription_running`.
 */
export async function closeAccount(tx: Tx, businessId: string, { name, isErasure, reason }: Wanted) {
  const { companyName, deletesAt: planned } = await lockCustomer(tx, businessId);
  if (name.trim() !== companyName) throw invalidField('name', 'does_not_fit', 'Not the name of the business');
  if (await isSubscriptionRunning(tx, businessId)) throw new Problem('subscription_running');
  const soon = new Date(tx.now.getTime() + accountDeletion.erasureMinutes * 60_000);
  const deletesAt = isErasure ? soon : deletionDue(tx.now);
  if (planned && planned <= deletesAt) return { closes_at: planned.toISOString() };
  await setDeletion(tx, { businessId, before: planned, deletesAt, reason });
  await enqueue(tx, sendDeletionPlanned, { businessId });
  return { closes_at: deletesAt.toISOString() };
}

/** 404 if no deletion is planned. */
export async function keepAccount(tx: Tx, businessId: string, reason: string): Promise<{ company_name: string }> {
  const { companyName, deletesAt } = await lockCustomer(tx, businessId);
  if (!deletesAt) throw new Problem('not_found');
  await setDeletion(tx, { businessId, before: deletesAt, deletesAt: null, reason });
  return { company_name: companyName };
}
