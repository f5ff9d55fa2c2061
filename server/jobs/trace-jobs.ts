import type { Tracing } from '#server/telemetry/spans.ts';
import { traceHeaders, withSpan } from '#server/telemetry/spans.ts';

/** Data of a job with the trace that it belongs to, if what enqueues it is traced. The job's own form leaves that out again. */
export function withTrace(data: object): object {
  return { ...data, ...traceHeaders() };
}

/** One attempt at a job, in the trace of what enqueued it; one of a schedule begins a trace. */
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
