import { problemOf } from './problems.ts';

export interface Answer {
  status: number;
  headers: Headers;
}

interface Call {
  verb: string;
  path: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  answer: string;
  mayRepeat: boolean;
  signal: AbortSignal | undefined;
  onAnswer: ((answer: Answer) => void) | undefined;
}

export type Sender = (call: Call) => Promise<unknown>;

export interface DabeiOptions {
  /** A secret key of the business, from its dashboard. */
  key: string;
  /** Address of the service, such as `https://dabei.example`. */
  baseUrl: string;
  /** Attempts after the first; 4 by default. */
  retries?: number;
  /** Longest time for one attempt; 60 seconds by default. */
  timeoutMs?: number;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Waits between two attempts. */
  pause?: (ms: number) => Promise<void>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const passing = [429, 502, 503, 504];
const LONGEST_PAUSE_MS = 60_000;

/** Milliseconds until the next attempt: as the server asks, or longer each time and never in step with others. */
function pauseBefore(attempt: number, headers?: Headers): number {
  const asked = Number(headers?.get('Retry-After') ?? Number.NaN);
  if (Number.isFinite(asked)) return asked * 1000;
  return Math.min(500 * 2 ** attempt, 10_000) * (0.5 + Math.random() / 2);
}

function read(response: Response, answer: string): Promise<unknown> {
  if (response.ok && answer === 'file') return response.blob();
  return response.text();
}

export function senderOf(options: DabeiOptions): Sender {
  const { key, retries = 4, timeoutMs = 60_000, pause = wait } = options;
  const send = options.fetch ?? ((url, init) => fetch(url, init));
  const { origin, pathname } = new URL(options.baseUrl);
  const base = `${origin}${pathname === '/' ? '/api/v1' : pathname.replace(/\/$/, '')}`;

  async function attempt({ verb, path, headers, body, answer, signal }: Call) {
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await send(`${base}${path}`, {
      method: verb,
      headers: { ...headers, 'X-API-Key': key },
      body,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return { response, content: await read(response, answer) };
  }

  return async (call) => {
    for (let done = 0; ; done += 1) {
      const isLast = done >= retries || !call.mayRepeat;
      const result = await attempt(call).catch((error) => {
        if (isLast || call.signal?.aborted) throw error;
      });
      const ms = pauseBefore(done, result?.response.headers);
      if (result && (isLast || !passing.includes(result.response.status) || ms > LONGEST_PAUSE_MS))
        return finish(call, result.response, result.content, done > 0);
      await pause(ms);
    }
  };
}

function finish(call: Call, response: Response, content: unknown, isRepeated: boolean): unknown {
  call.onAnswer?.(response);
  if (response.ok)
    return call.answer === 'nothing' ? undefined : call.answer === 'file' ? content : JSON.parse(String(content));
  // An earlier attempt deleted it, and its answer was lost.
  if (isRepeated && response.status === 404 && call.verb === 'DELETE' && call.answer === 'nothing') return undefined;
  throw problemOf(response, String(content));
}
