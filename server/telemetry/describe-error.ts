/** A loggable error, without input. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  /** Without parameter values. */
  sql?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorDescription;
}

const MAX_TEXT = 1_000;
export const MAX_DEPTH = 5;
/** Class "data exception": the message quotes the value. */
const DATA_EXCEPTION = /^22/;

type Described = Error & { code?: unknown; syscall?: unknown; query?: unknown; params?: unknown; constraint?: unknown };

/** pg-boss reports errors as plain objects. */
export function asError(told: unknown): unknown {
  if (told instanceof Error || typeof told !== 'object' || told === null || !('message' in told)) return told;
  const { message, stack, code, syscall, cause } = told as Described;
  return Object.assign(new Error(String(message), { cause }), {
    stack,
    ...(code === undefined ? {} : { code, syscall }),
  });
}

/** Mail servers and drivers quote addresses. */
function withoutAddresses(text: string): string {
  return text
    .split(/([\s<>"'(),;:=]+)/)
    .map((word) => (word.includes('@') ? '[address]' : word))
    .join('');
}

function messageOf({ message, code, query, params }: Described): string {
  // Drizzle's message contains statement and values.
  if (typeof query === 'string' && params !== undefined) return 'Failed query';
  const isQuoting = typeof code === 'string' && DATA_EXCEPTION.test(code);
  const [before = '', ...quoted] = message.split('"');
  const text = isQuoting && quoted.length > 0 ? `${before}"…"` : message;
  return withoutAddresses(text.slice(0, MAX_TEXT));
}

/** Stack frames without the message. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message);
  const frames = (start < 0 ? stack : stack.slice(start + message.length))
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

/**
 * Loggable type, code, message, frames and SQL of an error and its causes, without values, quoted rows, addresses and
 * attached objects.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error' };
  const { name, code, query, constraint, cause } = error as Described;
  return {
    type: error.constructor.name || name,
    message: messageOf(error),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof query === 'string' ? { sql: query.slice(0, MAX_TEXT) } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: framesOf(error),
    ...(cause !== undefined && depth < MAX_DEPTH ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** `describeError` as an error, for the job queue. */
export function redactError(error: unknown): Error {
  const { message, stack, ...rest } = describeError(error);
  return Object.assign(new Error(message), { ...rest, stack });
}
