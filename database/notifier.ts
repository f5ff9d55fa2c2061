/** A channel with its payload. */
export interface ChannelMessage {
  channel: string;
  payload: string;
}

/** How long after one telling the next one follows, in milliseconds. */
const DEBOUNCE_MS = 25;
/** The same after one that failed. */
const RETRY_MS = 1000;
/** Beyond this nothing more is kept for later: those who listen look for themselves every few seconds. */
const MAX_PENDING = 10_000;

/**
 * Tells listeners of what this process has committed. A NOTIFY inside the transactions would have them commit one after the
 * other, as it takes a lock of the whole database until the commit is on the disk; here one statement tells of everything since the
 * last one. What a process that dies did not tell of any more is found by those who listen, as they read by number.
 */
export class Notifier {
  readonly #tell: (messages: ChannelMessage[]) => Promise<unknown>;
  readonly #onError: (error: Error) => void;
  #waiting = new Map<string, ChannelMessage>();
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> | undefined;
  #notBefore = 0;

  constructor(tell: (messages: ChannelMessage[]) => Promise<unknown>, onError: (error: Error) => void) {
    this.#tell = tell;
    this.#onError = onError;
  }

  /** Tells of it within a moment; waits for nothing. */
  add(messages: readonly ChannelMessage[]): void {
    for (const notice of messages) {
      if (this.#waiting.size < MAX_PENDING) this.#waiting.set(`${notice.channel} ${notice.payload}`, notice);
    }
    this.#plan();
  }

  #plan(): void {
    if (this.#waiting.size === 0 || this.#timer || this.#telling) return;
    const wait = Math.max(0, this.#notBefore - performance.now());
    this.#timer = setTimeout(() => void this.flush(), wait).unref();
  }

  async #tellAll(): Promise<void> {
    const messages = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#tell([...messages.values()]);
      this.#notBefore = performance.now() + DEBOUNCE_MS;
    } catch (error) {
      this.#onError(error as Error);
      this.#waiting = new Map([...messages, ...this.#waiting]);
      this.#notBefore = performance.now() + RETRY_MS;
    }
  }

  /** Tells of the rest, before the connections are closed; once. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#telling;
    if (this.#waiting.size === 0) return;
    this.#telling = this.#tellAll();
    await this.#telling;
    this.#telling = undefined;
    this.#plan();
  }

  /** The same for the last time. */
  async stop(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }
}
