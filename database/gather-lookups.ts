import type { Connection } from '#database/connect.ts';

/** After this long a look-up waits no more for those before it, in milliseconds: their connection may be broken. */
const PATIENCE_MS = 25;

/** Resolves with the work, or when patience is over. */
async function soonAfter(work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  work.then(() => resolve());
  await promise;
  clearTimeout(timer);
}

type Find<Row> = (key: string) => Promise<Row[]>;

/** Those on one database. */
function gatherOn<Row>(findAll: (keys: string[]) => Promise<Row[]>, keyOf: (row: Row) => string): Find<Row> {
  /** Settles with the look-up that was sent last; undefined when it has. */
  let underWay: Promise<unknown> | undefined;
  let gathered: { keys: Set<string>; found: Promise<Map<string, Row[]>> } | undefined;

  async function send(keys: Iterable<string>): Promise<Map<string, Row[]>> {
    const asked = findAll([...keys]);
    const settled = asked.catch(() => undefined);
    underWay = settled;
    try {
      return Map.groupBy(await asked, keyOf);
    } finally {
      if (underWay === settled) underWay = undefined;
    }
  }

  async function sendAfter(before: Promise<unknown>, keys: Set<string>): Promise<Map<string, Row[]>> {
    await soonAfter(before);
    gathered = undefined;
    return send(keys);
  }

  return async (key) => {
    if (!underWay) return (await send([key])).get(key) ?? [];
    if (!gathered) {
      const keys = new Set<string>();
      gathered = { keys, found: sendAfter(underWay, keys) };
    }
    gathered.keys.add(key);
    return (await gathered.found).get(key) ?? [];
  };
}

/**
 * Look-ups by key, of which those that come while one is under way are asked for together when it is answered: a process with
 * much to do then has one statement and one round trip for many of them. One that comes alone leaves at once. None is answered by
 * a statement that was sent before it came, so nobody reads what was. `findAll` returns what it finds in the order of each key.
 */
export function gatherLookups<Row>(
  findAll: (db: Connection, keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): (db: Connection, key: string) => Promise<Row[]> {
  const finders = new WeakMap<Connection, Find<Row>>();
  return (db, key) => {
    const find = finders.get(db) ?? gatherOn((keys) => findAll(db, keys), keyOf);
    finders.set(db, find);
    return find(key);
  };
}
