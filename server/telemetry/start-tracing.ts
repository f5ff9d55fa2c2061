import type { Logger } from 'pino';
import type { Config } from '#server/boot/settings/config.ts';
import type { Tracing } from '#server/telemetry/spans.ts';

/** Loads tracing only if a collector is configured. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>, logger: Logger): Promise<Tracing | undefined> {
  if (tracing === null) return undefined;
  const { openTracing } = await import('#server/telemetry/open-tracing.ts');
  return openTracing(tracing, logger);
}
