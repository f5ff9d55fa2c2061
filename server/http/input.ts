import type { z } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import type { AnyRoute } from '#contract/shared/route.ts';
import type { FieldError } from '#server/context/problem.ts';
import { Problem } from '#server/context/problem.ts';

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [path, key].filter(Boolean).join('.'),
        code: 'unknown_field',
        message: 'Unknown field',
      }));
    }
    const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;
    return [{ path, code, message: issue.message }];
  });
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error.issues);
  throw new Problem('invalid_input', { detail: errors.map((e) => `${e.path}: ${e.message}`).join('; '), errors });
}

async function readJson(c: HonoContext): Promise<unknown> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('unsupported_media_type', { detail: 'Send application/json' });
  try {
    return JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem('invalid_json', { detail: 'The body is not valid JSON' });
    throw error;
  }
}

async function readForm(c: HonoContext): Promise<unknown> {
  if (!c.req.header('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
    throw new Problem('unsupported_media_type', { detail: 'Send multipart/form-data' });
  }
  try {
    return await c.req.parseBody();
  } catch (error) {
    if (error instanceof TypeError) throw new Problem('invalid_input', { detail: 'The form cannot be read' });
    throw error;
  }
}

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What cannot be an id is one that nobody knows. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new Problem('not_found');
  return result.data;
}

/** Reads and checks all input of a call against its contract; 400, 404, 415 or 422 when it does not fit. */
export async function readInput(route: AnyRoute, c: HonoContext): Promise<Input> {
  const request = route.request;
  const params = request?.params ? parseParams(request.params as z.ZodType, c.req.param()) : undefined;
  const query = request?.query ? parse(request.query as z.ZodType, c.req.query()) : undefined;
  const content = request?.body?.content as Partial<Record<string, { schema: z.ZodType }>> | undefined;
  const json = content?.['application/json']?.schema;
  if (json) return { params, query, body: parse(json, await readJson(c)) };
  const form = content?.['multipart/form-data']?.schema;
  return { params, query, body: form ? parse(form, await readForm(c)) : undefined };
}
