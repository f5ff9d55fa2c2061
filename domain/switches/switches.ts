/** Parts of the service that staff can stop, in display order. */
export const switches = [
  'registrations',
  'publishing',
  'pushes',
  'web_joins',
  'payments',
  'webhooks',
  'sources',
] as const;
export type Switch = (typeof switches)[number];

/**
 * How a job waits: `held` stays in its queue, which is not read; `skipped` ends immediately, since a later run of a schedule
 * finds its work; `later` is put off by minutes.
 */
export type JobPause = 'held' | 'skipped' | 'later';

interface Stops {
  /** Operations that get 503 `switched_off`. */
  operations: readonly string[];
  /** Operations that get it only for a call that would publish something. */
  partly: readonly string[];
  /** Jobs that wait. */
  jobs: Readonly<Record<string, JobPause>>;
  /** Operations beside the stopped ones that go on: leaving, withdrawing, looking. */
  goesOn: readonly string[];
}

/** The effect of each switch. The endpoints, the document of the API, the jobs and the screens follow it. */
export const switchStops: Record<Switch, Stops> = {
  registrations: {
    operations: ['createRegistration', 'addBusiness'],
    partly: [],
    jobs: {},
    goesOn: ['confirmRegistration', 'confirmRegistrationLink', 'resendRegistrationCode', 'acceptInvitation', 'login'],
  },
  publishing: {
    operations: ['publishEvent', 'scheduleEvent', 'createSeries', 'resumeSeries'],
    partly: ['createEvent', 'batchEvents', 'putNamedEvent', 'changeSeries', 'allowAgentRequest'],
    jobs: {
      'publish-event': 'skipped',
      'publish-due-events': 'skipped',
      'release-event': 'skipped',
      'release-due-events': 'skipped',
      'roll-series-over': 'later',
    },
    goesOn: ['updateEvent', 'withdrawEvent', 'cancelEvent', 'archiveEvent', 'deleteEvent', 'endSeries', 'joinEvent'],
  },
  pushes: {
    operations: [],
    partly: [],
    jobs: { 'send-push': 'skipped' },
    goesOn: ['publishEvent', 'reportPush'],
  },
  web_joins: {
    operations: [],
    partly: [],
    jobs: {},
    goesOn: ['joinEvent', 'leaveEvent', 'answerOffer', 'addParticipant'],
  },
  payments: {
    operations: ['purchaseCredits', 'createCheckout'],
    partly: [],
    jobs: {},
    goesOn: ['createPortal', 'checkSubscription', 'publishEvent'],
  },
  webhooks: {
    operations: ['testWebhook', 'redeliverWebhook'],
    partly: [],
    jobs: { 'deliver-webhook': 'held' },
    goesOn: ['createWebhook', 'updateWebhook', 'deleteWebhook', 'readWebhookMessages'],
  },
  sources: {
    operations: ['previewImportSource', 'createImportSource', 'lookAtImportSource'],
    partly: [],
    jobs: { 'look-at-source': 'held', 'look-at-due-sources': 'skipped' },
    goesOn: [
      'updateImportSource',
      'deleteImportSource',
      'acceptImportProposal',
      'dismissImportProposal',
      'importEvents',
    ],
  },
};

const byOperation = new Map(switches.flatMap((name) => switchStops[name].operations.map((id) => [id, name])));
const byPart = new Map(switches.flatMap((name) => switchStops[name].partly.map((id) => [id, name])));

/** The switch that stops an operation. */
export function switchOf(operationId: string): Switch | undefined {
  return byOperation.get(operationId);
}

/** The switch that stops an operation, or those of its calls that publish. */
export function switchNear(operationId: string): Switch | undefined {
  return switchOf(operationId) ?? byPart.get(operationId);
}

/** How a job waits for its switch; undefined for a job without one. */
export function pauseOf(job: string): { name: Switch; pause: JobPause } | undefined {
  for (const name of switches) {
    const pause = switchStops[name].jobs[job];
    if (pause) return { name, pause };
  }
  return undefined;
}

/** A throw of a switch, as it is stored. */
export interface Throw {
  isOff: boolean;
  at: Date;
  /** Off until then; null until it is thrown back. */
  until: Date | null;
}

/** Whether the last throw of a switch keeps it off now. */
export function isThrownOff(last: Throw | undefined, now: Date): boolean {
  return last?.isOff === true && (last.until === null || last.until > now);
}

/** Since when a switch is on again: thrown back, or by its time; null while off, undefined if it was never off. */
export function onSince(last: Throw | undefined, now: Date): Date | null | undefined {
  if (!last) return undefined;
  if (isThrownOff(last, now)) return null;
  return last.isOff ? (last.until ?? last.at) : last.at;
}

/** Seconds for `Retry-After` without an end, and at most. */
const RETRY_SECONDS = 300;
const MAX_RETRY_SECONDS = 3600;

export function retrySeconds(until: Date | null, now: Date): number {
  if (until === null) return RETRY_SECONDS;
  return Math.min(MAX_RETRY_SECONDS, Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
}

export const switchLimits = { reasonLength: 1000, bannerLength: 300 } as const;

export const bannerKinds = ['info', 'trouble'] as const;
export type BannerKind = (typeof bannerKinds)[number];
