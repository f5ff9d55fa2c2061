import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { FoundJob } from '#server/modules/desk/dead-jobs/find-dead-jobs.ts';
import { lockCustomer } from '#server/modules/desk/people/lock-customer.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { resumeDeliveries } from '#server/modules/people/webhooks/resume-deliveries.ts';

type Tx = TransactionContext<Reviewer>;

/** 404 if it is not dead, also when somebody else was faster. */
export async function runDeadJob(tx: Tx, job: FoundJob | undefined, reason: string): Promise<{ queue: string }> {
  if (!job || !(await tx.deps.jobs.rerun(tx.db, job))) throw new Problem('not_found');
  const { id, queue, businessId } = job;
  await writeAudit(tx, {
    action: 'job_run_again',
    subject: `job:${id}`,
    before: null,
    after: { queue, reason },
    ...(businessId === undefined ? {} : { businessId }),
  });
  return { queue };
}

/** Switches a webhook on and delivers what it missed. */
export async function resumeWebhook(
  tx: Tx,
  businessId: string,
  { webhookId, reason }: { webhookId: string; reason: string },
): Promise<{ url: string; redelivered: number }> {
  await lockCustomer(tx, businessId);
  const resumed = await resumeDeliveries(tx, businessId, webhookId);
  if (!resumed) throw new Problem('not_found');
  const { url, redelivered, wasResting } = resumed;
  if (wasResting) {
    await writeAudit(tx, {
      action: 'webhook_resumed',
      subject: `webhook:${webhookId}`,
      before: null,
      after: { url, redelivered, reason },
      businessId,
    });
  }
  return { url, redelivered };
}
