/** Something that is under way. */
interface Entry<T> {
  readonly value: T;
  before: Entry<T> | undefined;
  after: Entry<T> | undefined;
  isOver: boolean;
}

/**
 * What is under way, in the order in which it began. It is a linked list because it changes with every call: a `Set` or a `Map` takes
 * a new table every few changes, and each table points to the next, so that V8 keeps what all of them held until it collects the
 * whole heap (docs/decisions/0080-what-ends-lets-go-at-once.md).
 */
export class UnderWay<T> {
  #first: Entry<T> | undefined;
  #last: Entry<T> | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  begin(value: T): Entry<T> {
    const entry: Entry<T> = { value, before: this.#last, after: undefined, isOver: false };
    if (this.#last) this.#last.after = entry;
    else this.#first = entry;
    this.#last = entry;
    this.#size += 1;
    return entry;
  }

  /** May be called again. */
  end(entry: Entry<T>): void {
    if (entry.isOver) return;
    const { before, after } = entry;
    if (before) before.after = after;
    else this.#first = after;
    if (after) after.before = before;
    else this.#last = before;
    entry.isOver = true;
    entry.before = undefined;
    entry.after = undefined;
    this.#size -= 1;
  }

  /** From the oldest on; each may be ended when it has come. */
  *[Symbol.iterator](): Generator<Entry<T>> {
    for (let entry = this.#first, next = entry?.after; entry; entry = next, next = entry?.after) yield entry;
  }
}
