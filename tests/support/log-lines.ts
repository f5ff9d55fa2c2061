import { createLogger } from '#server/telemetry/create-logger.ts';

type LogLine = Record<string, unknown> & { msg: string };

/** A process log for tests: parsed lines and written text. */
export function collectLog(now?: () => number) {
  const written: string[] = [];
  const logger = createLogger('info', { destination: { write: (line) => void written.push(line) }, now });
  const lines = () => written.map((line) => JSON.parse(line) as LogLine);
  return {
    logger,
    lines,
    text: () => written.join(''),
    /** Lines of one security event. */
    events: (event: string) => lines().filter((line) => line.stream === 'security' && line.event === event),
    clear: () => void written.splice(0),
  };
}
