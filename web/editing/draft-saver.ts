import { isProblem } from '#web/api/problem.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { createStore } from '#web/shell/store.ts';
import { DraftGone } from './draft-gone.ts';
import { isSame, mergeEdits } from './merge-edits.ts';

/** `local`: not sent before the end. `gone`: finished or deleted elsewhere. */
type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'local' | 'gone';

/** The server's side. Calls throw `DraftGone` when there is no draft. */
export type DraftStore<Values, Data> = {
  create(): Promise<Tagged<Data>>;
  read(id: string): Promise<Tagged<Data>>;
  /** Throws `precondition_failed` if the draft has changed since `base`. */
  change(base: Tagged<Data>, values: Values): Promise<Tagged<Data>>;
  remove(id: string): Promise<void>;
  toValues(data: Data): Values;
  isDraft(data: Data): boolean;
  /** Whether the stored draft has nothing worth keeping beyond these values. */
  isBlank(values: Values, data: Data): boolean;
  /** Whether this browser finished the draft but lost the response. */
  wasApplied(data: Data): boolean;
};

/** Typed values that are not stored or cannot be yet, such as half an address. */
export type Unsent<Values> = {
  values: Values;
  /** Form values at the last save. */
  sent: Values;
  /** Server values at that time. */
  stored: Values;
};

/** Keeps unsent values in the browser, by draft id if there is one. */
export type DraftMemory<Values> = {
  keep(id: string | null, unsent: Unsent<Values>): void;
  forget(id: string | null): void;
  clear(id: string | null): void;
};

export type DraftStart<Values, Data> = {
  values: Values;
  /** The values the server already has. */
  sent: Values;
  empty: Values;
  stored: Tagged<Data> | null;
};

type Options<Values, Data> = {
  store: DraftStore<Values, Data>;
  memory: DraftMemory<Values>;
  start: DraftStart<Values, Data>;
  /** False without the permission to change stored data; then nothing is sent before the end. */
  maySend: boolean;
};

type DraftSnapshot<Data> = {
  state: SaveState;
  savedAt: Date | null;
  /** Null before the first save. */
  stored: Data | null;
};

type DraftObserver<Values> = {
  onCreated(id: string): void;
  /** `taken`: values only others changed. */
  onMerged(taken: Partial<Values>): void;
};

const PAUSE_MS = 800;

/**
 * Autosaves a draft, one call at a time, and keeps it in the browser until stored. Concurrent edits are merged by
 * field.
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

  subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener);

  getSnapshot = (): DraftSnapshot<Data> => this.#view.read();

  /** Notifies the visible form of merged values. Returns the unsubscribe function. */
  observe(observer: DraftObserver<Values>): () => void {
    this.#observer = observer;
    return () => {
      if (this.#observer === observer) this.#observer = null;
    };
  }

  /** Sends the values after a pause in typing. */
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

  /** Saves after pending calls. Returns the server's state. */
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

  /** Never throws: see the snapshot. */
  async flush(): Promise<void> {
    clearTimeout(this.#pause);
    if (this.#hasUnsent() && this.#maySend) await this.save().catch(() => undefined);
  }

  /** Saves when the form is left; deletes an emptied draft if permitted. */
  async leave(mayRemove: boolean): Promise<void> {
    clearTimeout(this.#pause);
    if (this.#isEnded) return;
    const stored = this.#stored?.data;
    if (!mayRemove || !stored || !this.#store.isBlank(this.#typed, stored)) return this.flush();
    await this.discard().catch(() => undefined);
  }

  /** Saves the draft, then changes parts outside the form, such as its image. */
  async changeStored(work: (id: string) => Promise<Tagged<Data>>): Promise<void> {
    const { data } = await this.save();
    await this.#enqueue(async () => this.#adopt(await work(data.id)));
  }

  /** After `DraftGone`: if this browser finished the draft without a response, sends later edits; else null. */
  async recover(): Promise<Data | null> {
    const base = this.#stored;
    const present = await this.#readApplied();
    if (!base || !present) return null;
    await this.#enqueue(() => this.#merge(base, present, this.#typed));
    return this.#stored?.data ?? present.data;
  }

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

  /** Stops saving. */
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

  /** Serializes work; earlier failures do not matter. */
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

  /** After a conflict: takes their changes and sends ours. */
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

  /** The draft as finished without a response; else null. */
  async #readApplied(): Promise<Tagged<Data> | null> {
    const present = this.#id && (await this.#store.read(this.#id).catch(() => null));
    return present && this.#store.wasApplied(present.data) ? present : null;
  }
}
