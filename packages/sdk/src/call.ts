import type { Answer, Sender } from './send.ts';

/** An operation, as the generated table has it. */
export interface Entry {
  verb: string;
  path: string;
  body?: string;
  hasQuery?: boolean;
  /** Takes an `Idempotency-Key`. */
  takesKey?: boolean;
  /** Repeating it harms nothing. */
  isSafe?: boolean;
  answer?: string;
  isPaged?: boolean;
}

export interface CallOptions {
  /** Your id of this attempt; made for you where the operation takes one. */
  idempotencyKey?: string;
  /** Refuses with 412 unless the thing still has this `ETag`. */
  ifMatch?: string;
  /** `*` refuses with 412 if the thing exists. */
  ifNoneMatch?: string;
  signal?: AbortSignal;
  /** Receives status and headers, such as `ETag` and `Idempotent-Replayed`. */
  onAnswer?: (answer: Answer) => void;
}

/** A list: `await` gives one page, `for await` every item of all pages. */
export interface Pages<Item, Page> extends AsyncIterable<Item>, PromiseLike<Page> {}

interface AnyPage {
  data: unknown[];
  next_cursor: string | null;
}

type Query = Record<string, unknown>;

function queryText(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields)))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function bodyOf(kind: string | undefined, body: unknown): { body?: BodyInit; type?: string } {
  if (kind === undefined || body === undefined) return {};
  if (kind === 'form') return { body: formOf(body) };
  if (kind === 'file') return { body: body as Blob, type: (body as Blob).type };
  return { body: JSON.stringify(body), type: 'application/json' };
}

/** The arguments of a method: values of the path, the body, the query, options. */
function readArguments(entry: Entry, values: unknown[]) {
  let at = 0;
  const path = entry.path.replace(/\{\w+\}/g, () => encodeURIComponent(String(values[at++])));
  const body = entry.body ? values[at++] : undefined;
  const query = entry.hasQuery ? ((values[at++] ?? {}) as Query) : {};
  return { path, body, query, options: (values[at] ?? {}) as CallOptions };
}

export function callOf(entry: Entry, send: Sender) {
  return (...values: unknown[]): unknown => {
    const { path, body, query, options } = readArguments(entry, values);
    const { idempotencyKey = entry.takesKey ? crypto.randomUUID() : undefined, ifMatch, ifNoneMatch } = options;
    const content = bodyOf(entry.body, body);
    const headers = Object.entries({
      'Idempotency-Key': idempotencyKey,
      'If-Match': ifMatch,
      'If-None-Match': ifNoneMatch,
      'Content-Type': content.type,
    }).filter((header): header is [string, string] => Boolean(header[1]));
    const fetchWith = (search: Query) =>
      send({
        ...{ verb: entry.verb, path: `${path}${queryText(search)}`, answer: entry.answer ?? 'json' },
        ...{ headers: Object.fromEntries(headers), body: content.body },
        ...{ signal: options.signal, onAnswer: options.onAnswer },
        mayRepeat: entry.isSafe === true || (entry.takesKey === true && idempotencyKey !== undefined),
      });
    return entry.isPaged ? pagesOf(fetchWith as (search: Query) => Promise<AnyPage>, query) : fetchWith(query);
  };
}

function pagesOf(fetchWith: (query: Query) => Promise<AnyPage>, query: Query): Pages<unknown, AnyPage> {
  return {
    // biome-ignore lint/suspicious/noThenProperty: a list can be awaited for one page
    then: (resolve, reject) => fetchWith(query).then(resolve, reject),
    async *[Symbol.asyncIterator]() {
      let next: Query = { limit: 100, ...query };
      for (;;) {
        const { data, next_cursor } = await fetchWith(next);
        yield* data;
        if (next_cursor === null) return;
        next = { ...next, cursor: next_cursor, page: undefined };
      }
    },
  };
}
