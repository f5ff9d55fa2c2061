import { MIMEType } from 'node:util';
import type { Context as HonoContext } from 'hono';
import { Problem } from '#server/context/problem.ts';

/** Above the field count of any form. */
const MAX_PARTS = 20;

function typeOf(c: HonoContext): MIMEType | null {
  try {
    return new MIMEType(c.req.header('Content-Type') ?? '');
  } catch {
    return null;
  }
}

function count(body: Buffer, separator: string, most: number): number {
  let found = 0;
  for (
    let at = body.indexOf(separator);
    at >= 0 && found <= most;
    at = body.indexOf(separator, at + separator.length)
  ) {
    found++;
  }
  return found;
}

/** Fields of a form, the last one per name. Throws 415 for another type, 422 if unreadable or with too many parts. */
export async function readForm(
  c: HonoContext,
  types: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'],
): Promise<Record<string, string | File>> {
  const type = typeOf(c);
  if (!type || !types.includes(type.essence)) {
    throw new Problem('unsupported_media_type', { detail: `Send ${types.join(' or ')}` });
  }
  const body = Buffer.from(await c.req.arrayBuffer());
  const boundary = type.params.get('boundary');
  const separator = boundary === null ? '&' : `--${boundary}`;
  // Multipart has one separator more than parts.
  if (count(body, separator, MAX_PARTS + 1) > MAX_PARTS + 1) {
    throw new Problem('invalid_input', { detail: `A form may have ${MAX_PARTS} parts at most` });
  }
  try {
    const form = await new Response(body, { headers: { 'Content-Type': String(type) } }).formData();
    return Object.fromEntries(form);
  } catch (error) {
    if (error instanceof TypeError) throw new Problem('invalid_input', { detail: 'The form cannot be read' });
    throw error;
  }
}
