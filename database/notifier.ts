export interface ChannelMessage {
  channel: string;
  payload: string;
}

/** Milliseconds between notifications. */
const DEBOUNCE_MS = 25;
/** Milliseconds after a failure. */
const RETRY_MS = 1000;
/** Above this, messages are dropped: listeners poll as well. */
const MAX_PENDING = 10_000;

/**
 * Notifies listeners of commits in batches. NOTIFY inside transactions would serialize all commits. Listeners read by
 * number, so they find what a dead process did not send.
 */
export class Notifier {
  readonly #send: (messages: ChannelMessage[]) => Promise<unknown>;
  readonly #onError: (error: Error) => void;
  #waiting = new Map<string, ChannelMessage>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #notBefore = 0;

  constructor(send: (messages: ChannelMessage[]) => Promise<unknown>, onError: (error: Error) => void) {
    this.#send = send;
    this.#onError = onError;
  }

  /** Queues messages; does not wait. */
  add(messages: readonly ChannelMessage[]): void {
    for (const message of messages) {
      if (this.#waiting.size < MAX_PENDING) this.#waiting.set(`${message.channel} ${message.payload}`, message);
    }
    this.#plan();
  }

  #plan(): void {
    if (this.#waiting.size === 0 || this.#timer || this.#sending) return;
    const wait = Math.max(0, this.#notBefore - performance.now());
    this.#timer = setTimeout(() => void this.flush(), wait).unref();
  }

  async #sendAll(): Promise<void> {
    const messages = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#send([...messages.values()]);
      this.#notBefore = performance.now() + DEBOUNCE_MS;
    } catch (error) {
      this.#onError(error as Error);
      this.#waiting = new Map([...messages, ...this.#waiting]);
      this.#notBefore = performance.now() + RETRY_MS;
    }
  }

  /** Sends pending messages. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#sending;
    if (this.#waiting.size === 0) return;
    this.#sending = this.#sendAll();
    await this.#sending;
    this.#sending = undefined;
    this.#plan();
  }

  /** Final flush. */
  async stop(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }
}
