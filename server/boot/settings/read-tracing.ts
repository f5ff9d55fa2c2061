import { z } from 'zod';

/** Where traces go. */
export interface TracingSettings {
  /** Address of a collector that takes OTLP over HTTP. */
  endpoint: string;
  /** Headers that identify callers to the collector. */
  headers: Record<string, string>;
  /** How many of all traces are kept, from 0 to 1. */
  share: number;
}

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_HEADERS: Record<string, string>;
  OTEL_TRACES_SAMPLER_ARG: number;
}

function readHeader(pair: string): [string, string] {
  const at = pair.indexOf('=');
  const value = pair.slice(at + 1).trim();
  try {
    return [pair.slice(0, at).trim(), decodeURIComponent(value)];
  } catch {
    return [pair.slice(0, at).trim(), value];
  }
}

/** Headers as OpenTelemetry writes them: `name=value,name=value`, with `%` before what the form itself needs. */
export const otlpHeaders = z
  .string()
  .refine((text) => text.split(',').every((pair) => pair.indexOf('=') > 0), 'expected name=value,name=value')
  .transform((text) => Object.fromEntries(text.split(',').map(readHeader)));

/** Tracing is on exactly when there is a collector. */
export function readTracing(given: Given): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given;
  return endpoint === undefined ? null : { endpoint, headers, share: given.OTEL_TRACES_SAMPLER_ARG };
}
