import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts of a piece of work: names, numbers and texts of statements; never what somebody sent, or whom it concerns. */
type Facts = Record<string, string | number | boolean | undefined>;

/** One piece of work. */
export interface SpanOptions {
  name: string;
  /** Work for somebody else, work that another process asked for, or a call of another service. */
  kind: 'server' | 'consumer' | 'client';
  facts?: Facts;
}

/** A piece of work that is going on, in the trace of what began it. */
export interface Span {
  /** The id of the trace if it is kept, under which lines of the log are found. */
  traceId: string | undefined;
  /** Header with which another service continues this trace (W3C Trace Context). */
  traceparent: string;
  /** Begins a part of this work. */
  begin(part: SpanOptions): Span;
  rename(name: string): void;
  note(facts: Facts): void;
  /** The work is over; what it failed with is named by its kind alone. Only the first end counts. */
  end(error?: unknown): void;
}

/** Begins traces, and sends what was kept of them away. */
export interface Tracing {
  /**
   * Begins a trace, or goes on with that of `parent`. `asked` is what a caller from outside sent as `traceparent`: the
   * new trace points to it, but is ours.
   */
  begin(part: SpanOptions, origin?: { parent?: unknown; asked?: string | undefined }): Span;
  /** Sends the rest. */
  stop(): Promise<void>;
}

/** Open while the span is: streams and timers that a call leaves behind are no part of it. */
interface Scope {
  span: Span;
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The current span; undefined when it is not traced. */
export function currentSpan(): Span | undefined {
  const scope = scopes.getStore();
  return scope?.isOpen ? scope.span : undefined;
}

/** Runs the work as the inside of a span, and ends that with it. */
export async function withSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  const scope: Scope = { span, isOpen: true };
  try {
    const result = await scopes.run(scope, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  } finally {
    scope.isOpen = false;
  }
}

/** Runs the work as a part of what is traced now; when nothing is, the work alone. */
export function traced<T>(part: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = currentSpan();
  return span ? withSpan(span.begin(part), work) : work();
}

/** The headers by which another service goes on with the present trace. */
export function traceHeaders(): { traceparent?: string } {
  const span = currentSpan();
  return span ? { traceparent: span.traceparent } : {};
}
