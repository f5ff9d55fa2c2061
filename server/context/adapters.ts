import type { z } from 'zod';
import type { Transaction } from '#database/connect.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import type { PageSource } from '#domain/guest-pages/sources.ts';
import type { CheckoutType, Offer } from '#domain/plans/offers.ts';
import type { Language } from '#domain/shared/language.ts';
import type { LimitName } from '#domain/shared/limits.ts';
import type { BannerKind, Switch } from '#domain/switches/switches.ts';
import type { Job } from '#server/context/job.ts';

/** Files by key. Keys are generated, never from input; no file is public by itself. */
export interface FileStore {
  put(key: string, content: Uint8Array, options: FileOptions): Promise<void>;
  /** Stores a local file without loading it into memory. */
  putFile(key: string, path: string, options: FileOptions): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Streams the content or a chosen part; throws if the file is missing. */
  open(key: string, choose?: ChoosePart): Promise<OpenFile>;
  /** Throws if the file is missing. */
  copy(key: string, to: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** No error if the file is missing. */
  remove(key: string): Promise<void>;
  /** Keys below a folder, in batches. */
  list(folder: string): AsyncIterable<string[]>;
}

/** A byte range, inclusive. */
export interface FilePart {
  start: number;
  end: number;
}
/** Chooses a range by file size; null for the whole file. */
type ChoosePart = (size: number) => FilePart | null;

interface OpenFile {
  content: ReadableStream<Uint8Array>;
  /** Bytes of the whole file. */
  size: number;
}

interface FileOptions {
  mimeType: string;
  /** For stores that serve files themselves. */
  cacheControl?: string;
}

export interface Mail {
  /** Of its record; names it in the return path and the Message-ID. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  /** Missing for plain text mails. */
  html?: string;
  /** One bare, validated address, if not the sender. */
  replyTo?: string;
  /** Shown only by the demo's mailbox. */
  kind?: string;
  /** ASCII only. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
}

interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mailer {
  /** Throws if not accepted; the job is retried. */
  send(mail: Mail): Promise<void>;
}

/** Handlers by job name. */
export type JobHandlers = Record<string, (data: object) => Promise<void>>;

/** Whether a queue waits as it is. */
export type IsHeld = (queue: string) => boolean;

export interface JobOptions {
  startAfter?: Date;
  group?: string;
  isQuick?: boolean;
}

/** One attempt at a job in this process. */
export interface JobAttempt {
  queue: string;
  outcome: 'completed' | 'failed';
  seconds: number;
}

/** Health of a queue over all processes. */
export interface QueueMeasure {
  queue: string;
  /** Jobs that wait for an operator. */
  dead: number;
  /** Wait of the oldest due job; 0 without one. */
  oldestReadySeconds: number;
  /** Groups, or jobs without one, that have been due for two minutes. */
  late: number;
  /** Jobs that failed more than once and wait for another try. */
  failing: number;
}

/** Without the job's data. */
export interface DeadJob {
  id: string;
  queue: string;
  enqueuedAt: Date;
  failedAt: Date;
  tries: number;
  reason: string;
  /** In its data: of events, people, businesses. */
  ids: string[];
}

export interface JobQueue {
  /**
   * Enqueues with the transaction's commit (outbox), due at `startAfter`. In a queue with `concurrency`, a `group` runs
   * one job at a time, or a few when it `isQuick`.
   */
  enqueue<D extends z.ZodType>(tx: Transaction, job: Job<D>, data: z.input<D>, options?: JobOptions): Promise<void>;
  /** Starts or resumes work. Queues that are held are not read. */
  work(handlers: JobHandlers, isHeld?: IsHeld): Promise<void>;
  /** Jobs that were given up, newest first. */
  findDead(choice: { id?: string; limit?: number }): Promise<DeadJob[]>;
  /** Re-enqueues a dead job as new; false if it is no longer dead. */
  rerun(tx: Transaction, job: Pick<DeadJob, 'id' | 'queue'>): Promise<boolean>;
  /** Takes no more jobs and waits briefly for running ones. */
  stopWork(): Promise<void>;
  /** Runs all waiting jobs once within this call, for tests. */
  drain(handlers: JobHandlers, isHeld?: IsHeld): Promise<void>;
  /** Jobs per queue, cached for up to a minute. */
  count(): Promise<{ queue: string; ready: number; deferred: number; active: number; failed: number }[]>;
  /** Measured now. */
  measure(): Promise<QueueMeasure[]>;
  /** Notifies about every finished attempt in this process. */
  watch(onDone: (job: JobAttempt) => void): void;
  stop(): Promise<void>;
}

/** Notifies watchers of a business, without content: they read on from their last id. */
export interface ChangeFeed {
  /** Returns an unsubscribe function. */
  watch(businessId: string, onChange: () => void): () => void;
  /** All businesses; without an id when changes may be missed: whenever listening starts or ends. */
  watchAll(onChange: (businessId?: string) => void): () => void;
  /** Number of watched businesses' watchers. */
  countWatchers(): number;
  isListening(): boolean;
  stop(): Promise<void>;
}

/** A sentence of staff on the screens. */
interface Banner {
  id: number;
  kind: BannerKind;
  text: Record<Language, string>;
  endsAt: Date | null;
}

/** The process's copy of what staff have switched off; at most seconds old. */
export interface Switches {
  isOff(name: Switch): boolean;
  /** End of the last throw, if it has one. */
  untilOf(name: Switch): Date | null;
  /** Since when it is on again; null while off, undefined if it was never off. */
  onSince(name: Switch): Date | null | undefined;
  listOff(): { name: Switch; until: Date | null }[];
  /** The banner that is shown now. */
  findBanner(): Banner | null;
  /** Reads them again. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Impressions of featured events at the top of the feed. */
export interface TopPlacements {
  /** Counts one each; does not wait. */
  note(ids: readonly string[]): void;
  /** Counts including those not yet written by this process. */
  findShown(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes the counts. */
  flush(): Promise<void>;
  /** Final flush. */
  stop(): Promise<void>;
}

/** A view of a guest page; without an event, of the business page. */
interface PageOpen {
  businessId: string;
  eventId: string | null;
  source: PageSource;
}

/** Views of guest pages. */
export interface PageOpens {
  /** Counts one view for today (Europe/Berlin); does not wait. */
  note(open: PageOpen): void;
  /** Writes the counts. */
  flush(): Promise<void>;
  /** Final flush. */
  stop(): Promise<void>;
}

/** One counted use. */
export interface CountedUse {
  /** Uses including this one. */
  count: number;
  isWithin: boolean;
  /** Uncounts this use and ends the pause it started. */
  giveBack(): Promise<void>;
}

/** Limits by subject (account, business), or by subject and caller address; an empty subject counts the caller alone. */
export interface RateLimits {
  /**
   * Counts one use. Throws 429 `rate_limited` with `Retry-After` above the limit; for a limit with pauses, until the
   * last pause ends.
   */
  consume(limit: LimitName, subject: string, caller?: string): Promise<CountedUse>;
  /** Counts one use, never throws 429. */
  count(limit: LimitName, subject: string, caller?: string): Promise<CountedUse>;
  /** Counts one use; false above the limit. */
  take(limit: LimitName, subject: string, caller?: string): Promise<boolean>;
  reset(limit: LimitName, subject: string, caller?: string): Promise<void>;
}

/** Counts uses of a business's keys; returns rate limit headers. Throws 429 above the limit. */
export type KeyLimits = (businessId: string, points: number, uses?: number) => Promise<Record<string, string>>;

/**
 * Counts a call of a session, the consumer app, or one of its people; returns rate limit headers. Throws 429 above the
 * limit.
 */
export type CallLimits = (subject: string, method: string, uses?: number) => Record<string, string>;

/** The business and its invoice details, as sent to the provider. */
export interface Payer {
  businessId: string;
  details: BillingDetails;
}

/** A business's id at the provider. */
export interface Customer {
  businessId: string;
  customerId: string;
}

export interface Portal extends Customer {
  returnUrl: string;
  language: Language;
}

export interface Checkout extends Customer {
  offer: Offer;
  /** Already in the offer. A new checkout with the same coupon closes earlier ones. */
  coupon: string | null;
  /** Current name, address and VAT id. */
  details: BillingDetails;
  /** Redirect after the checkout. */
  returnUrl: string;
  language: Language;
  /** The same key opens the same checkout. */
  idempotencyKey: string;
}

/** The current subscription; status `active`, `inactive`, or else the provider's own. */
export interface ProviderSubscription {
  id: string;
  status: string;
  plan: string | null;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
}

/** A received payment. */
export interface ProviderPayment {
  reference: string;
  type: CheckoutType;
  item: string;
  credits: number;
  /** Coupon applied to it. */
  coupon: string | null;
  amountCents: number;
  paidAt: Date;
  /** End of the paid plan period; null for a pack. */
  periodEnd: Date | null;
  /** Refunds, and open or lost disputes. */
  refundedCents: number;
  disputedCents: number;
  /** Part of `disputedCents` from lost disputes. */
  lostCents: number;
}

/** A refund of a payment, in full or in part. */
export interface RefundOrder {
  businessId: string;
  customerId: string;
  type: CheckoutType;
  /** Of the payment. */
  reference: string;
  cents: number;
  /** The same id refunds once. */
  id: string;
}

/** `refused`: nothing was refunded, as less is left than asked for; `unknown`: ask again with the same id. */
export type RefundOutcome = 'made' | 'refused' | 'unknown';

interface CustomerState {
  subscription: ProviderSubscription | null;
  /** Oldest first. */
  payments: ProviderPayment[];
}

/**
 * A payment provider: Stripe or the demo's. Call it outside of transactions. State is always read whole, so the order
 * of its webhooks does not matter. Throws 503 `payment_unavailable` on timeout.
 */
export interface PaymentProvider {
  createCustomer(payer: Payer): Promise<string>;
  /** URL of the payment page. Throws 422 if a checkout with the coupon was paid. */
  createCheckout(checkout: Checkout): Promise<string>;
  /** URL of the page for managing the subscription. */
  createPortal(portal: Portal): Promise<string>;
  readCustomer(customer: Customer): Promise<CustomerState>;
  /** Throws 503 `nothing_refunded` if it was certainly not asked. */
  refund(order: RefundOrder): Promise<RefundOutcome>;
}

/** External services, as operators see them. */
type Service = 'mail' | 'files' | 'payments' | 'webhook' | 'push' | 'geocoder' | 'import';

/** Counts and traces a call of another service. It failed if it throws or its result `hasFailed`. */
export type InstrumentCall = <T>(
  call: { service: Service; operation: string },
  work: () => Promise<T>,
  hasFailed?: (result: T) => boolean,
) => Promise<T>;
