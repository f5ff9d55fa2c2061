import { routes } from '#contract/index.ts';
import type { EndpointApp } from '#server/http/endpoint.ts';
import { mount, mountOnce } from '#server/http/endpoint.ts';
import type { FoundJob } from '#server/modules/desk/dead-jobs/find-dead-jobs.ts';
import { findDeadJobs } from '#server/modules/desk/dead-jobs/find-dead-jobs.ts';
import { resumeWebhook, runDeadJob } from '#server/modules/desk/dead-jobs/resume-work.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';

function toDeadJob({ id, queue, tries, reason, enqueuedAt, failedAt }: FoundJob) {
  const at = { enqueued_at: enqueuedAt.toISOString(), failed_at: failedAt.toISOString() };
  return { id, queue, tries, reason, ...at };
}

export function mountDeskDeadJobs(app: EndpointApp): void {
  mount(app, routes.listDeadJobs, async ({ ctx, query: { business_id: businessId } }) => {
    const all = await findDeadJobs(ctx);
    const subject = businessId === undefined ? 'queue:dead-jobs' : `business:${businessId}`;
    await writeAccess(ctx, { action: 'dead_jobs_read', subject, after: null });
    return { data: all.filter((job) => businessId === undefined || job.businessId === businessId).map(toDeadJob) };
  });
  mountOnce(app, routes.runDeadJob, {
    prepare: async ({ ctx, params }) => (await findDeadJobs(ctx, { id: params.id }))[0],
    commit: ({ ctx, body }, job) => runDeadJob(ctx, job, body.reason),
  });
  mountOnce(app, routes.resumeWebhook, ({ ctx, params, body }) =>
    resumeWebhook(ctx, params.id, { webhookId: body.webhook_id, reason: body.reason }),
  );
}
