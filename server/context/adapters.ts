import type { z } from 'zod';
import type { Transaction } from '#database/connect.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import type { PageSource } from '#domain/guest-pages/sources.ts';
import type { CheckoutType, Offer } from '#domain/plans/offers.ts';
import type { Language } from '#domain/shared/language.ts';
import type { LimitName } from '#domain/shared/limits.ts';
import type { Job } from '#server/context/job.ts';

/** The product's files, by key. We make the keys ourselves, never from a caller's input. No file is public by itself. */
export interface FileStore {
  put(key: string, content: Uint8Array, options: FileOptions): Promise<void>;
  /** Puts a file of this machine there, without having it in memory. */
  putFile(key: string, path: string, options: FileOptions): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Streams the content, or the part that is chosen by its size; throws when the file does not exist. */
  open(key: string, choose?: ChoosePart): Promise<OpenFile>;
  /** Copies a file within the store; throws when it does not exist. */
  copy(key: string, to: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Removing a file that does not exist is not an error. */
  remove(key: string): Promise<void>;
  /** The keys below a folder, in batches. */
  list(folder: string): AsyncIterable<string[]>;
}

/** A part of a file by its first and its last byte. */
export interface FilePart {
  start: number;
  end: number;
}
/** The part of a file of this size that is wanted; null for all of it. */
type ChoosePart = (size: number) => FilePart | null;

interface OpenFile {
  content: ReadableStream<Uint8Array>;
  /** Of the whole file, in bytes. */
  size: number;
}

interface FileOptions {
  mimeType: string;
  /** For a store that serves files itself. */
  cacheControl?: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Left out when the mail is plain text only. */
  html?: string;
  /** Where replies go, when not to the sender. One bare, validated address. */
  replyTo?: string;
  /** Subject, shown in the demo's mailbox only. */
  kind?: string;
  /** Further headers, of ASCII alone. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
}

interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mailer {
  /** Sends a mail; throws when it was not accepted, so that the job tries again. */
  send(mail: Mail): Promise<void>;
}

/** The work of jobs, by their names. */
export type JobHandlers = Record<string, (data: object) => Promise<void>>;

export interface JobOptions {
  startAfter?: Date;
  group?: string;
  isQuick?: boolean;
}

/** One attempt at a job, in this process; what failed is tried again as its kind says. */
export interface JobAttempt {
  queue: string;
  outcome: 'completed' | 'failed';
  seconds: number;
}

/** Health of a queue, over all processes. */
export interface QueueMeasure {
  queue: string;
  /** Jobs that failed for good and wait for an operator. */
  dead: number;
  /** How long the job that is due for the longest time has been waiting for a worker; 0 when none is. */
  oldestReadySeconds: number;
}

export interface JobQueue {
  /**
   * Puts a job into the outbox: it exists exactly when the transaction commits. With `startAfter` it waits there until
   * then. Of one `group`, a queue with `concurrency` runs one job at a time, or a few when the group `isQuick`.
   */
  enqueue<D extends z.ZodType>(tx: Transaction, job: Job<D>, data: z.input<D>, options?: JobOptions): Promise<void>;
  /** Starts working, also after a rest. */
  work(handlers: JobHandlers): Promise<void>;
  /** Begins no more jobs, and waits a moment for those that run. */
  stopWork(): Promise<void>;
  /** Runs everything that is waiting, once, within this call: for tests, which need no poller. */
  drain(handlers: JobHandlers): Promise<void>;
  /** Jobs per queue as of the last count, at most a minute ago: ready, deferred, active, failed. */
  count(): Promise<{ queue: string; ready: number; deferred: number; active: number; failed: number }[]>;
  /** As of now. */
  measure(): Promise<QueueMeasure[]>;
  /** Tells of every attempt at a job in this process when it has ended. */
  watch(onDone: (job: JobAttempt) => void): void;
  stop(): Promise<void>;
}

/** Notifies watchers of a business. It carries no content: a watcher reads what follows its last id. */
export interface ChangeFeed {
  /** Returns a function that stops watching. */
  watch(businessId: string, onChange: () => void): () => void;
  /**
   * The same for changes of any business; without an id when something may have been missed, or will be: at every beginning
   * and end of listening.
   */
  watchAll(onChange: (businessId?: string) => void): () => void;
  /** How many watch a business. */
  countWatchers(): number;
  /** True while change notifications arrive. */
  isListening(): boolean;
  stop(): Promise<void>;
}

/** How often featured events stood on top of the feed. */
export interface TopPlacements {
  /** Counts each once more; waits for nothing. */
  note(ids: readonly string[]): void;
  /** Of each how often, including what this process has not written yet. */
  findShown(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes what was counted. */
  flush(): Promise<void>;
  /** Writes the rest, before the process ends. */
  stop(): Promise<void>;
}

/** One opening of a page of guests; without an event it is the business's own. */
interface PageOpen {
  businessId: string;
  eventId: string | null;
  source: PageSource;
}

/** How often pages of guests were opened. */
export interface PageOpens {
  /** Counts one opening on today's Berlin day; waits for nothing. */
  note(open: PageOpen): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
  /** Writes the rest, before the process ends. */
  stop(): Promise<void>;
}

/**
 * Limits by subject (an account, a business), or by subject and caller when the caller's address is given; an empty subject
 * counts the caller alone.
 */
/** A use that was counted. */
export interface CountedUse {
  /** How many uses there are with it. */
  count: number;
  isWithin: boolean;
  /** Takes this use back, with the pause that it started. */
  giveBack(): Promise<void>;
}

export interface RateLimits {
  /**
   * Counts one use. Throws 429 `rate_limited` with `Retry-After` when the limit is exceeded; past a limit that only slows
   * down, until the pause after the last use is over.
   */
  consume(limit: LimitName, subject: string, caller?: string): Promise<CountedUse>;
  /** Counts one use unconditionally. */
  count(limit: LimitName, subject: string, caller?: string): Promise<CountedUse>;
  /** Counts one use unconditionally; returns false when the limit is exceeded. */
  take(limit: LimitName, subject: string, caller?: string): Promise<boolean>;
  /** Resets the count. */
  reset(limit: LimitName, subject: string, caller?: string): Promise<void>;
}

/**
 * Counts a request made with a business's keys, or several uses together; returns the headers of the rest. Throws 429
 * when nothing is left.
 */
export type KeyLimits = (businessId: string, points: number, uses?: number) => Promise<Record<string, string>>;

/**
 * Counts a call of a session, of the consumer app, or for one of its people; returns the headers that say what is left. Throws
 * 429 when nothing is.
 */
export type CallLimits = (subject: string, method: string, uses?: number) => Record<string, string>;

/** Customer data for the provider, as on invoices. */
export interface Payer {
  businessId: string;
  details: BillingDetails;
}

/** A business as the provider knows it. */
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
  /** The coupon that is in the offer already. Opening another checkout with it closes those before. */
  coupon: string | null;
  /** Current name, address and VAT id of the customer. */
  details: BillingDetails;
  /** Where the browser is sent afterwards. */
  returnUrl: string;
  language: Language;
  /** The same key opens the same checkout, however often it is used. */
  idempotencyKey: string;
}

/** The subscription that counts, in our words: `active`, `inactive`, or the provider's own word for anything else. */
export interface ProviderSubscription {
  id: string;
  status: string;
  plan: string | null;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
}

/** Money that was received. */
export interface ProviderPayment {
  reference: string;
  type: CheckoutType;
  item: string;
  credits: number;
  /** The coupon that made it cheaper or more. */
  coupon: string | null;
  amountCents: number;
  paidAt: Date;
  /** The plan period that was paid for; null for a pack. */
  periodEnd: Date | null;
  /** Returned money: refunded, and withdrawn by open or lost disputes. */
  refundedCents: number;
  disputedCents: number;
  /** The part of it with a lost dispute. */
  lostCents: number;
}

interface CustomerState {
  subscription: ProviderSubscription | null;
  /** Recent payments, oldest first. */
  payments: ProviderPayment[];
}

/**
 * A payment provider, implemented by Stripe and by the demo's provider. Every call is made outside of transactions.
 * State is always read whole, never taken from a message, so the order of messages does not matter. Throws 503
 * `payment_unavailable` when the provider does not respond.
 */
export interface PaymentProvider {
  createCustomer(payer: Payer): Promise<string>;
  /** Address of a page where the offer is paid. Throws 422 when one with its coupon was paid. */
  createCheckout(checkout: Checkout): Promise<string>;
  /** Address of a page where the customer manages the subscription. */
  createPortal(portal: Portal): Promise<string>;
  readCustomer(customer: Customer): Promise<CustomerState>;
}

/** Services outside of the database, as operators see them. */
type Service = 'mail' | 'files' | 'payments' | 'webhook' | 'push' | 'geocoder';

/**
 * Has a call of another service counted and traced. It failed when it throws, or when its result `hasFailed`.
 */
export type InstrumentCall = <T>(
  call: { service: Service; operation: string },
  work: () => Promise<T>,
  hasFailed?: (result: T) => boolean,
) => Promise<T>;
