/** The logged form of an error: enough to find the cause, without typed data. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  /** Text of the statement; its values are left out. */
  sql?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorDescription;
}

const MAX_TEXT = 1_000;
/** Causes that are followed. */
export const MAX_DEPTH = 5;
/** PostgreSQL's class "data exception": the message quotes the value that was sent. */
const DATA_EXCEPTION = /^22/;

type Described = Error & { code?: unknown; syscall?: unknown; query?: unknown; params?: unknown; constraint?: unknown };

/** The job queue tells of its errors as plain objects with the parts of one. */
export function asError(told: unknown): unknown {
  if (told instanceof Error || typeof told !== 'object' || told === null || !('message' in told)) return told;
  const { message, stack, code, syscall, cause } = told as Described;
  return Object.assign(new Error(String(message), { cause }), {
    stack,
    ...(code === undefined ? {} : { code, syscall }),
  });
}

/** Mail servers and drivers quote addresses in their messages. */
function withoutAddresses(text: string): string {
  return text
    .split(/([\s<>"'(),;:=]+)/)
    .map((word) => (word.includes('@') ? '[address]' : word))
    .join('');
}

function messageOf({ message, code, query, params }: Described): string {
  // Drizzle's message consists of the statement and its values.
  if (typeof query === 'string' && params !== undefined) return 'Failed query';
  const isQuoting = typeof code === 'string' && DATA_EXCEPTION.test(code);
  const [before = '', ...quoted] = message.split('"');
  const text = isQuoting && quoted.length > 0 ? `${before}"…"` : message;
  return withoutAddresses(text.slice(0, MAX_TEXT));
}

/** The frames alone: a stack begins with the message. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message);
  const frames = (start < 0 ? stack : stack.slice(start + message.length))
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

/**
 * An error as the log may hold it: type, code, message, frames and the text of a statement, down its causes. Values of
 * statements, rows that PostgreSQL quotes, mail addresses and objects that drivers hang on their errors stay out.
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

/** The same as an error, for stores of thrown errors such as the job queue. */
export function redactError(error: unknown): Error {
  const { message, stack, ...rest } = describeError(error);
  return Object.assign(new Error(message), { ...rest, stack });
}
