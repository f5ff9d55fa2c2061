import type { Tracing } from '#server/telemetry/spans.ts';
import { traceHeaders, withSpan } from '#server/telemetry/spans.ts';

/** Adds the current trace to a job's data; the job's schema drops it again. */
export function withTrace(data: object): object {
  return { ...data, ...traceHeaders() };
}

/** One attempt within the trace that enqueued the job; scheduled jobs start a trace. */
export function traceJob(
  tracing: Tracing | undefined,
  name: string,
  data: unknown,
  work: () => Promise<void>,
): Promise<void> {
  if (!tracing) return work();
  const { traceparent: parent } = data as { traceparent?: unknown };
  const facts = { 'messaging.system': 'pg-boss', 'messaging.destination.name': name };
  return withSpan(tracing.begin({ name: `job ${name}`, kind: 'consumer', facts }, { parent }), work);
}
