import { z } from 'zod';

export interface TracingSettings {
  /** OTLP/HTTP endpoint. */
  endpoint: string;
  /** For authentication. */
  headers: Record<string, string>;
  /** Sampling ratio, 0 to 1. */
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

/** OpenTelemetry's format: `name=value,name=value`, percent-encoded. */
export const otlpHeaders = z
  .string()
  .refine((text) => text.split(',').every((pair) => pair.indexOf('=') > 0), 'expected name=value,name=value')
  .transform((text) => Object.fromEntries(text.split(',').map(readHeader)));

/** Tracing is on exactly with a collector. */
export function readTracing(given: Given): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given;
  return endpoint === undefined ? null : { endpoint, headers, share: given.OTEL_TRACES_SAMPLER_ARG };
}
