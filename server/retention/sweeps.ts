import { lt } from 'drizzle-orm';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { tables } from '#database/schema/tables.ts';
import type { AgedId, SweptId } from '#domain/retention/retention.ts';
import { keptSince, retention } from '#domain/retention/retention.ts';
import { sweepUnfinishedFiles } from '#server/adapters/storage/sweep-unfinished-files.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { defineJob } from '#server/context/define-job.ts';
import { sweepRateLimits } from '#server/http/rate-limits.ts';
import {
  forgetGuests,
  forgetLeftGuests,
  forgetRefusedGuests,
} from '#server/modules/guests/app-people/forget-guests.ts';
import { sweepErasures } from '#server/modules/guests/app-people/jobs.ts';
import { sweepWebRequests } from '#server/modules/guests/web-guests/jobs.ts';
import { forgetInvoices } from '#server/modules/money/invoices/forget-invoices.ts';
import { forgetPayments } from '#server/modules/money/subscription/forget-payments.ts';
import { sweepAuditLog } from '#server/modules/news/audit/jobs.ts';
import { sweepGuestView } from '#server/modules/news/guest-search/jobs.ts';
import { sweepNotices } from '#server/modules/news/notices/jobs.ts';
import { sweepDevices } from '#server/modules/news/notices/remove-device.ts';
import { forgetClosedBusinesses } from '#server/modules/people/account/forget-business.ts';
import { sweepExports } from '#server/modules/people/account/jobs.ts';
import { sweepEmailChanges } from '#server/modules/people/email-change/jobs.ts';
import { sweepFactors } from '#server/modules/people/factor-removal/jobs.ts';
import { sweepOwnershipOffers } from '#server/modules/people/ownership/jobs.ts';
import { sweepRegistrations } from '#server/modules/people/registrations/jobs.ts';
import { sweepPeople, sweepSessions } from '#server/modules/people/sessions/jobs.ts';
import { forgetFormerStaff } from '#server/modules/people/staff/jobs.ts';
import { forgetProofs } from '#server/modules/people/verification/forget-proofs.ts';
import { resumeDeliveries, sweepDeliveries } from '#server/modules/people/webhooks/jobs.ts';
import { forgetAcceptances } from '#server/modules/trust/legal/forget-acceptances.ts';
import { forgetMeasures } from '#server/modules/trust/measures/forget-measures.ts';
import { forgetReporters } from '#server/modules/trust/reports/jobs.ts';
import { sweepWithdrawals } from '#server/modules/trust/withdrawals/jobs.ts';

type Sweep = (ctx: Context<System>) => Promise<void>;

/** Deletes rows past their age from all tables with an age rule. */
async function sweepAged({ db, now }: Context<System>, id: AgedId): Promise<void> {
  for (const { table, kept, since } of tables) {
    if (since && kept.includes(id)) await deleteInBatches(db, table, lt(since, keptSince(id, now)));
  }
}

/** Sweeps for data that does not expire by age alone; the compiler requires all. */
const verbs: Record<Exclude<SweptId, AgedId>, Sweep> = {
  guests: forgetGuests,
  leftGuests: forgetLeftGuests,
  refusedGuests: forgetRefusedGuests,
  webRequests: sweepWebRequests,
  appChanges: sweepGuestView,
  reporters: forgetReporters,
  registrations: sweepRegistrations,
  sessions: async (ctx) => {
    await sweepSessions(ctx);
    await sweepDevices(ctx);
  },
  factors: sweepFactors,
  emailChanges: sweepEmailChanges,
  people: sweepPeople,
  ownershipOffers: sweepOwnershipOffers,
  proofs: forgetProofs,
  measures: forgetMeasures,
  contracts: forgetAcceptances,
  notices: sweepNotices,
  webhookMessages: sweepDeliveries,
  exports: sweepExports,
  payments: forgetPayments,
  invoices: forgetInvoices,
  withdrawals: sweepWithdrawals,
  limits: sweepRateLimits,
  auditLog: sweepAuditLog,
  staff: forgetFormerStaff,
  erasures: sweepErasures,
};

const isAged = (id: SweptId): id is AgedId => retention[id].endedBy === 'age';
const aged = (Object.keys(retention) as SweptId[]).filter(isAged);
/** People after their sessions: signed-in ones stay. */
const ids = [...aged, ...(Object.keys(verbs) as SweptId[])];

/** Deletes everything kept under `id` that has expired. */
export const sweep = (ctx: Context<System>, id: SweptId): Promise<void> =>
  isAged(id) ? sweepAged(ctx, id) : verbs[id](ctx);

/** Sweeps everything; a failure does not stop the rest, and the first is thrown at the end. */
async function keepRetention(ctx: Context<System>): Promise<void> {
  let failure: unknown;
  for (const id of ids) {
    await sweep(ctx, id).catch((error) => {
      ctx.deps.logger.error({ err: error, what: id }, 'what is kept for too long was not deleted');
      failure ??= error;
    });
  }
  if (failure) throw failure;
}

/** Deletes everything expired or left unfinished. */
export const sweepExpired = defineJob(
  'sweep-expired',
  { retry: 'soon', schedule: '17 * * * *' },
  async (ctx): Promise<void> => {
    await keepRetention(ctx);
    await resumeDeliveries(ctx);
    await forgetClosedBusinesses(ctx);
    await sweepUnfinishedFiles(ctx);
  },
);
