import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Span as RecordedSpan } from '@opentelemetry/api';
import {
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingSettings } from '#server/boot/settings/read-tracing.ts';
import { describeError } from '#server/telemetry/describe-error.ts';
import type { Span, SpanOptions, Tracing } from '#server/telemetry/spans.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;
/** W3C Trace Context: `00-` trace, parent, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** Longer SQL is cut. */
const LONGEST_TEXT = 2_000;
/** Milliseconds to wait for the collector at shutdown. */
const PATIENCE_MS = 3_000;

function contextOf(traceparent: unknown) {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(traceparent ?? '')) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}

/** Error kind without its message, which may quote input. */
function kindOf(error: unknown): string {
  const { type, code } = describeError(error);
  return code ?? type;
}

/** The library reports errors as JSON. */
function reasonOf(told: string): string {
  try {
    return String(JSON.parse(told).message);
  } catch {
    return told;
  }
}

/** Export failures are logged and never affect traced work. */
function tellOfTrouble(logger: Logger): (message: string) => void {
  const tell = (message: string) => logger.warn({ reason: reasonOf(message).slice(0, 300) }, 'traces are not sent');
  const silent = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return tell;
}

/**
 * Exports traces by OTLP/HTTP in batches, dropping what the collector does not take in time. Loaded only with a
 * collector.
 */
export function openTracing({ endpoint, headers, share }: TracingSettings, logger: Logger): Tracing {
  const tell = tellOfTrouble(logger);
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'dabei' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }) }),
    ],
  });
  const tracer = provider.getTracer('dabei');

  function spanOf(recorded: RecordedSpan, context: Context): Span {
    const { traceId, spanId, traceFlags } = recorded.spanContext();
    const isKept = (traceFlags & TraceFlags.SAMPLED) !== 0;
    return {
      traceId: isKept ? traceId : undefined,
      traceparent: `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`,
      begin: (part) => start(part, context),
      rename: (name) => void recorded.updateName(name),
      note: (facts) => void recorded.setAttributes(facts),
      end(error) {
        if (!recorded.isRecording()) return;
        if (error !== undefined) {
          const kind = kindOf(error);
          recorded.setAttributes({ 'error.type': kind });
          recorded.setStatus({ code: SpanStatusCode.ERROR, message: kind });
        }
        recorded.end();
      },
    };
  }

  function start({ name, kind, facts = {} }: SpanOptions, parent: Context, asked?: string): Span {
    const linked = contextOf(asked);
    const options = { kind: kinds[kind], attributes: facts, links: linked ? [{ context: linked }] : [] };
    const recorded = tracer.startSpan(name, options, parent);
    return spanOf(recorded, trace.setSpan(ROOT_CONTEXT, recorded));
  }

  return {
    begin(part, { parent, asked } = {}) {
      const context = contextOf(parent);
      return start(part, context ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT, asked);
    },
    async stop() {
      const rest = provider.shutdown().catch((error: Error) => tell(error.message));
      await Promise.race([rest, pause(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
