import { AsyncLocalStorage } from 'node:async_hooks';

/** Span attributes: names, numbers and SQL; never input or personal data. */
type Facts = Record<string, string | number | boolean | undefined>;

export interface SpanOptions {
  name: string;
  /** Incoming request, queued job, or outgoing call. */
  kind: 'server' | 'consumer' | 'client';
  facts?: Facts;
}

export interface Span {
  /** Trace id if sampled, also in log lines. */
  traceId: string | undefined;
  /** Header for another service (W3C Trace Context). */
  traceparent: string;
  /** Starts a child span. */
  begin(part: SpanOptions): Span;
  rename(name: string): void;
  note(facts: Facts): void;
  /** Ends the span; an error is recorded by kind only. Only the first call counts. */
  end(error?: unknown): void;
}

/** Starts and exports traces. */
export interface Tracing {
  /** Starts a trace or continues `parent`. `asked` is an external `traceparent`, which is linked but not continued. */
  begin(part: SpanOptions, origin?: { parent?: unknown; asked?: string | undefined }): Span;
  /** Final flush. */
  stop(): Promise<void>;
}

/** Open while the span is; streams and timers left behind are not part of it. */
interface Scope {
  span: Span;
  isOpen: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Undefined without tracing. */
export function currentSpan(): Span | undefined {
  const scope = scopes.getStore();
  return scope?.isOpen ? scope.span : undefined;
}

/** Runs the work in a span and ends it. */
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

/** Runs the work in a child span, or plainly without tracing. */
export function traced<T>(part: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = currentSpan();
  return span ? withSpan(span.begin(part), work) : work();
}

/** Headers to continue the current trace. */
export function traceHeaders(): { traceparent?: string } {
  const span = currentSpan();
  return span ? { traceparent: span.traceparent } : {};
}
