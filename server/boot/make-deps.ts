import type { Logger } from 'pino';
import type { Database, DatabaseHandle } from '#database/connect.ts';
import { appBudgets, personBudgets, sessionBudgets } from '#domain/shared/limits.ts';
import { createDemoMailbox, createSmtpMailer } from '#server/adapters/mails/mailer.ts';
import { recordMails } from '#server/adapters/mails/record-mails.ts';
import { createPaymentProvider } from '#server/adapters/payments/create-payment-provider.ts';
import { createFileStore } from '#server/adapters/storage/create-file-store.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { inSteps } from '#server/boot/steps.ts';
import type { JobQueue } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import type { CallBudgets } from '#server/http/call-limits.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { createKeyLimits } from '#server/http/key-limits.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { createSwitches } from '#server/modules/desk/switches/create-switches.ts';
import { createPlacementStore, createTopPlacements } from '#server/modules/guests/app-gateway/create-top-placements.ts';
import { createPageOpens } from '#server/modules/guests/guest-pages/create-page-opens.ts';
import { createChangeFeed } from '#server/modules/news/stream/create-change-feed.ts';
import {
  createInstrumentation,
  instrumentFiles,
  instrumentMailer,
  instrumentPayments,
} from '#server/telemetry/instrument-calls.ts';
import type { Metrics } from '#server/telemetry/metrics.ts';

type Budgets = Record<'session' | 'app' | 'person', CallBudgets>;

interface Parts {
  config: Config;
  logger: Logger;
  clock: () => Date;
  database: Pick<DatabaseHandle, 'db' | 'pool'>;
  reader: Database;
  /** Direct database URL, for LISTEN. */
  directUrl: string;
  jobs: JobQueue;
  metrics?: Metrics | undefined;
  closing: AbortSignal;
  /** Receives errors of background work and their meaning. */
  onError: (error: unknown, meaning: string) => void;
  budgets?: Budgets;
  /** Listening options, for tests. */
  listening?: Parameters<typeof createChangeFeed>[2];
}

const budgetsOf = ({ appRequestsPerMinute: points }: Config): Budgets => ({
  session: sessionBudgets,
  app: { ...appBudgets, requests: { ...appBudgets.requests, points } },
  person: personBudgets,
});

export function makeDeps({ config, logger, clock, database: { db, pool }, onError, metrics, ...parts }: Parts) {
  const { budgets = budgetsOf(config), directUrl, listening, ...given } = parts;
  return inSteps(new AbortController().signal, async (steps) => {
    const failing = (meaning: string) => (error: unknown) => onError(error, meaning);
    const changes = await steps.take(createChangeFeed(directUrl, failing('change feed'), listening));
    const switches = await steps.take(
      createSwitches({
        ...{
          pool,
          clock,
          url: directUrl,
          onError: failing('switches are not heard of'),
          lookMs: listening?.heartbeatMs,
        },
      }),
    );
    const topPlacements = await steps.take(
      createTopPlacements(createPlacementStore(pool), failing('placements on top are not counted yet')),
    );
    const pageOpens = await steps.take(createPageOpens(pool, clock, failing('opened pages are not counted yet')));
    const instrumentCall = createInstrumentation(metrics?.noteCall);
    const noteMail = metrics?.noteMail ?? (() => undefined);
    const { smtpUrl } = config;
    const mailer = smtpUrl ? await createSmtpMailer({ ...config, smtpUrl }) : createDemoMailbox(db, clock);
    const deps: Deps = {
      ...given,
      config,
      logger,
      clock,
      db,
      files: instrumentFiles(await createFileStore(config, clock), instrumentCall),
      mailer: recordMails(instrumentMailer(mailer, instrumentCall), { db, clock, noteMail }),
      noteMail,
      payments: instrumentPayments(
        await createPaymentProvider({ config, db, clock, logger, jobs: given.jobs }),
        instrumentCall,
      ),
      rateLimits: createRateLimits(pool),
      keyLimits: createKeyLimits(pool),
      sessionLimits: createCallLimits(budgets.session),
      appLimits: createCallLimits(budgets.app),
      personLimits: createCallLimits(budgets.person),
      changes,
      switches,
      topPlacements,
      pageOpens,
      instrumentCall,
      notePayment: metrics?.notePayment ?? (() => undefined),
    };
    return { deps };
  });
}
