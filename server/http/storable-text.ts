type Steps = readonly (string | number)[];

interface Unstorable {
  path: Steps;
  code: string;
  message: string;
}

/** Deeper than any contract, far from a stack overflow. */
const MAX_DEPTH = 32;

/** PostgreSQL refuses NUL; lone surrogates would be replaced. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

function unstorableText(path: Steps): Unstorable {
  const named = path.map((step) => (typeof step === 'string' ? step.replaceAll('\0', '\uFFFD').toWellFormed() : step));
  return { path: named, code: 'invalid_format', message: 'Contains a character that cannot be stored' };
}

/**
 * Path and reason of the first text, field names included, that PostgreSQL cannot store unchanged; null without one.
 */
export function findUnstorable(value: unknown, path: Steps = []): Unstorable | null {
  if (typeof value === 'string') return isStorable(value) ? null : unstorableText(path);
  if (typeof value !== 'object' || value === null || value instanceof File) return null;
  if (path.length > MAX_DEPTH) return { path, code: 'too_deep', message: `At most ${MAX_DEPTH} levels` };
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, isList ? Number(key) : key];
    const found = isStorable(key) ? findUnstorable(inner, here) : unstorableText(here);
    if (found) return found;
  }
  return null;
}
