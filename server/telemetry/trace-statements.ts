import type { WatchStatement } from '#database/watch-statement.ts';
import { currentSpan } from '#server/telemetry/spans.ts';

/** Traces every statement: name and SQL, without values. */
export const traceStatement: WatchStatement = ({ name, text }) => {
  const [operation = ''] = text.trimStart().split(/\s/, 1);
  const span = currentSpan()?.begin({
    name: name || operation.toLowerCase(),
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.text': text, ...(name ? { 'db.query.summary': name } : {}) },
  });
  return span && ((error) => span.end(error));
};
