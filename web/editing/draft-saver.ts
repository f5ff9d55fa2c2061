import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { createStore } from '#web/shell/store.ts';
import { DraftGone } from './draft-gone.ts';
import { isSame, mergeEdits } from './merge-edits.ts';

/** `local`: nothing may be sent before the end. `gone`: somebody has finished or deleted the draft elsewhere. */
type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'local' | 'gone';

/** The server's side of a draft. A call that no longer finds a draft throws `DraftGone`. */
export type DraftStore<Values, Data> = {
  create(): Promise<Tagged<Data>>;
  read(id: string): Promise<Tagged<Data>>;
  /** Throws the problem `precondition_failed` when somebody else has changed the draft since `base`. */
  change(base: Tagged<Data>, values: Values): Promise<Tagged<Data>>;
  remove(id: string): Promise<void>;
  toValues(data: Data): Values;
  isDraft(data: Data): boolean;
  /** Whether nothing is in it besides these values that somebody would miss. */
  isBlank(values: Values, data: Data): boolean;
  /** Whether a call of this browser to finish the draft was applied although its answer was lost. */
  wasApplied(data: Data): boolean;
};

/** What was typed but has not been stored, or cannot be, such as half an address. */
export type Unsent<Values> = {
  values: Values;
  /** The form's values when they were last sent. */
  sent: Values;
  /** What the server had then. */
  stored: Values;
};

/** Keeps what is unsent in the browser, under the draft's id once it has one. */
export type DraftMemory<Values> = {
  keep(id: string | null, unsent: Unsent<Values>): void;
  forget(id: string | null): void;
  /** The draft is finished or discarded. */
  clear(id: string | null): void;
};

/** What a form starts with. */
export type DraftStart<Values, Data> = {
  values: Values;
  /** The part of the values that the server already has. */
  sent: Values;
  /** The form before anybody typed. */
  empty: Values;
  stored: Tagged<Data> | null;
};

type Options<Values, Data> = {
  store: DraftStore<Values, Data>;
  memory: DraftMemory<Values>;
  start: DraftStart<Values, Data>;
  /** False for people who may not change what is stored: then nothing is sent before the end. */
  maySend: boolean;
};

type DraftSnapshot<Data> = {
  state: SaveState;
  savedAt: Date | null;
  /** What the server has; null before anything is stored. */
  stored: Data | null;
};

type DraftObserver<Values> = {
  onCreated(id: string): void;
  /** Somebody else has changed the draft too; `taken` are the values that only they changed. */
  onMerged(taken: Partial<Values>): void;
};

const PAUSE_MS = 800;

/**
 * Keeps a draft on the server while somebody types: one call at a time, each based on the latest known state, and in
 * this browser until it is stored. When two people type, their edits are merged field by field.
 */
export class DraftSaver<Values extends object, Data extends { id: string }> {
  readonly #store: DraftStore<Values, Data>;
  readonly #memory: DraftMemory<Values>;
  readonly #empty: Values;
  #typed: Values;
  #sent: Values;
  #stored: Tagged<Data> | null;
  #maySend: boolean;
  #isEnded = false;
  #queue: Promise<unknown> = Promise.resolve();
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #view: ReturnType<typeof createStore<DraftSnapshot<Data>>>;
  #observer: DraftObserver<Values> | null = null;

  constructor({ store, memory, start, maySend }: Options<Values, Data>) {
    this.#store = store;
    this.#memory = memory;
    this.#empty = start.empty;
    this.#typed = start.values;
    this.#sent = start.sent;
    this.#stored = start.stored;
    this.#maySend = maySend;
    this.#view = createStore<DraftSnapshot<Data>>({
      state: maySend ? 'untouched' : 'local',
      savedAt: null,
      stored: start.stored?.data ?? null,
    });
  }

  /** Calls the listener after every change of the snapshot. Returns a function that stops it. */
  subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener);

  getSnapshot = (): DraftSnapshot<Data> => this.#view.read();

  /** Notifies the form on show of changes it has to follow. Returns a function that stops it. */
  observe(observer: DraftObserver<Values>): () => void {
    this.#observer = observer;
    return () => {
      if (this.#observer === observer) this.#observer = null;
    };
  }

  /** The form now holds these values; they are sent after a pause in typing. */
  update(values: Values, maySend: boolean): void {
    clearTimeout(this.#pause);
    this.#typed = values;
    this.#maySend = maySend;
    if (this.#isEnded) return;
    this.#keepRest();
    if (!maySend) return;
    const { state } = this.#view.read();
    if (isSame(values, this.#sent)) {
      if (state === 'waiting' || state === 'failed') this.#show({ state: this.#stored ? 'saved' : 'untouched' });
      return;
    }
    if (state !== 'saving') this.#show({ state: 'waiting' });
    this.#pause = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Sends everything typed so far, after pending calls. Returns what the server has then. */
  save(): Promise<Tagged<Data>> {
    return this.#enqueue(async () => {
      this.#show({ state: 'saving' });
      try {
        const stored = await this.#saveNow();
        this.#show({ state: this.#hasUnsent() ? 'waiting' : 'saved', savedAt: new Date() });
        return stored;
      } catch (error) {
        const isGone = error instanceof DraftGone;
        if (isGone) this.#isEnded = (await this.#readApplied()) === null;
        this.#show({ state: isGone && this.#isEnded ? 'gone' : 'failed' });
        throw error;
      }
    });
  }

  /** Like `save`, but only when there is something to send. Never throws: the snapshot says how it went. */
  async flush(): Promise<void> {
    clearTimeout(this.#pause);
    if (this.#hasUnsent() && this.#maySend) await this.save().catch(() => undefined);
  }

  /** Saves what was typed when the form is left. What was emptied again is no draft and goes, where that is allowed. */
  async leave(mayRemove: boolean): Promise<void> {
    clearTimeout(this.#pause);
    if (this.#isEnded) return;
    const stored = this.#stored?.data;
    if (!mayRemove || !stored || !this.#store.isBlank(this.#typed, stored)) return this.flush();
    await this.discard().catch(() => undefined);
  }

  /** Saves the draft and changes it apart from the form, such as its image. */
  async changeStored(work: (id: string) => Promise<Tagged<Data>>): Promise<void> {
    const { data } = await this.save();
    await this.#enqueue(async () => this.#adopt(await work(data.id)));
  }

  /**
   * After `DraftGone`: when an earlier call to finish the draft was applied and only its answer was lost, sends what was
   * typed since and returns the result. Null when somebody else has finished or deleted it.
   */
  async recover(): Promise<Data | null> {
    const base = this.#stored;
    const present = await this.#readApplied();
    if (!base || !present) return null;
    await this.#enqueue(() => this.#merge(base, present, this.#typed));
    return this.#stored?.data ?? present.data;
  }

  /** Discards the draft, on the server as well. */
  async discard(): Promise<void> {
    this.#isEnded = true;
    await this.#queue;
    try {
      if (this.#stored) await this.#store.remove(this.#stored.data.id);
    } catch (error) {
      this.#isEnded = error instanceof DraftGone;
      if (this.#isEnded) this.#show({ state: 'gone' });
      throw error;
    }
    this.end();
  }

  /** The draft is finished or discarded: nothing is kept or sent any more. */
  end(): void {
    clearTimeout(this.#pause);
    this.#isEnded = true;
    this.#memory.clear(this.#id);
  }

  get #id(): string | null {
    return this.#stored?.data.id ?? null;
  }

  get #known(): Values {
    return this.#stored ? this.#store.toValues(this.#stored.data) : this.#empty;
  }

  #show(change: Partial<DraftSnapshot<Data>>): void {
    this.#view.set({ ...this.#view.read(), ...change });
  }

  #hasUnsent(): boolean {
    return !this.#isEnded && !isSame(this.#typed, this.#sent);
  }

  #adopt(answer: Tagged<Data>): void {
    this.#stored = answer;
    this.#show({ stored: answer.data });
  }

  #keepRest(): void {
    const stored = this.#known;
    if (isSame(this.#typed, stored)) this.#memory.forget(this.#id);
    else this.#memory.keep(this.#id, { values: this.#typed, sent: this.#sent, stored });
  }

  /** Runs the work after everything that was enqueued before it, whether that succeeded or not. */
  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work, work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #saveNow(): Promise<Tagged<Data>> {
    const typed = this.#typed;
    const base = this.#isEnded ? null : (this.#stored ?? (await this.#create()));
    if (!base || !this.#store.isDraft(base.data)) throw new DraftGone();
    if (!isSame(typed, this.#sent)) await this.#sendOrMerge(base, typed);
    this.#keepRest();
    return this.#stored ?? base;
  }

  async #create(): Promise<Tagged<Data>> {
    const created = await this.#store.create();
    this.#adopt(created);
    this.#sent = this.#known;
    this.#keepRest();
    this.#memory.forget(null);
    this.#observer?.onCreated(created.data.id);
    return created;
  }

  async #send(base: Tagged<Data>, typed: Values): Promise<void> {
    this.#adopt(await this.#store.change(base, typed));
    this.#sent = typed;
  }

  async #sendOrMerge(base: Tagged<Data>, typed: Values): Promise<void> {
    try {
      await this.#send(base, typed);
    } catch (error) {
      if (!isProblem(error, 'precondition_failed')) throw error;
      const theirs = await this.#store.read(base.data.id);
      if (!this.#store.isDraft(theirs.data)) throw new DraftGone();
      await this.#merge(base, theirs, typed);
    }
  }

  /** Somebody was faster: takes over what only they changed, and sends what was typed here. */
  async #merge(base: Tagged<Data>, theirs: Tagged<Data>, typed: Values): Promise<void> {
    const { toValues } = this.#store;
    const edits = { base: toValues(base.data), sent: this.#sent, mine: typed, theirs: toValues(theirs.data) };
    const { merged, sent, theirs: changedThere, both } = mergeEdits(edits);
    const untouched = changedThere.filter((field) => isSame(this.#typed[field], typed[field]));
    const taken = Object.fromEntries(untouched.map((field) => [field, merged[field]])) as Partial<Values>;
    this.#typed = { ...this.#typed, ...taken };
    if (changedThere.length + both.length > 0) this.#observer?.onMerged(taken);
    this.#adopt(theirs);
    this.#sent = sent;
    if (!isSame(merged, sent)) await this.#send(theirs, merged);
  }

  /** The draft as finished by a call of this browser whose answer was lost; null when there was none. */
  async #readApplied(): Promise<Tagged<Data> | null> {
    const present = this.#id && (await this.#store.read(this.#id).catch(() => null));
    return present && this.#store.wasApplied(present.data) ? present : null;
  }
}
