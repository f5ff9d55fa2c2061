import type { z } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import type { AnyRoute } from '#contract/shared/route.ts';
import type { FieldError } from '#server/context/problem.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { readForm } from '#server/http/form.ts';
import { findUnstorable } from '#server/http/storable-text.ts';

/** Bounds the response to a body full of errors. */
const MAX_ERRORS = 20;
const MAX_PATH_LENGTH = 200;

function pathOf(steps: readonly PropertyKey[]): string {
  const path = steps.map(String).join('.');
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…`.toWellFormed() : path;
}

function* fieldErrors(issues: readonly z.core.$ZodIssue[]): Generator<FieldError> {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        yield { path: pathOf([...issue.path, key]), code: 'unknown_field', message: 'Unknown field' };
      }
      continue;
    }
    const code = issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : issue.code;
    yield { path: pathOf(issue.path), code, message: issue.message, ...limitOf(issue) };
  }
}

/** The limit that a value broke, for messages. */
function limitOf(issue: z.core.$ZodIssue): Pick<FieldError, 'limit' | 'unit'> {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return {};
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') return { limit, unit: 'characters' };
  if (issue.origin === 'array') return { limit, unit: 'entries' };
  return { limit };
}

function parse(schema: z.ZodType, value: unknown): unknown {
  refuseUnstorable(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error.issues);
}

/** 422 for input that does not match the contract. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]): Problem {
  const errors: FieldError[] = [];
  for (const error of fieldErrors(issues)) {
    if (errors.push(error) === MAX_ERRORS) break;
  }
  return new Problem('invalid_input', { detail: errors.map((e) => `${e.path}: ${e.message}`).join('; '), errors });
}

/** 422 for text that PostgreSQL cannot store. */
export function refuseUnstorable(value: unknown): void {
  const found = findUnstorable(value);
  if (found) throw invalidField(pathOf(found.path), found.code, found.message);
}

function typeOf(c: HonoContext): string {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readJson(c: HonoContext, types: readonly string[]): Promise<unknown> {
  if (typeOf(c) !== 'application/json')
    throw new Problem('unsupported_media_type', { detail: `Send ${types.join(' or ')}` });
  const bytes = await c.req.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem('invalid_json', { detail: 'The body is not valid JSON' });
    if (error instanceof TypeError) throw new Problem('invalid_json', { detail: 'The body is not UTF-8' });
    throw error;
  }
}

/** The body as a stream, not read here. */
function openFile(types: readonly string[], c: HonoContext): ReadableStream<Uint8Array> {
  if (!types.includes(typeOf(c))) {
    throw new Problem('unsupported_media_type', { detail: `Send ${types.join(' or ')}` });
  }
  return c.req.raw.body ?? new Blob().stream();
}

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** 404 for a malformed id, as for an unknown one. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  refuseUnstorable(value);
  const result = schema.safeParse(value);
  if (!result.success) throw new Problem('not_found');
  return result.data;
}

/** Validates all input of a call against its contract. Throws 400, 404, 415 or 422. */
export async function readInput(route: AnyRoute, c: HonoContext): Promise<Input> {
  const request = route.request;
  const params = request?.params ? parseParams(request.params as z.ZodType, c.req.param()) : undefined;
  const query = request?.query ? parse(request.query as z.ZodType, c.req.query()) : undefined;
  const content = request?.body?.content as Partial<Record<string, { schema: z.ZodType }>> | undefined;
  const json = content?.['application/json']?.schema;
  const type = typeOf(c);
  if (json && type !== 'application/json' && content?.[type]) {
    const base64 = Buffer.from(await c.req.arrayBuffer()).toString('base64');
    return { params, query, body: parse(json, { base64 }) };
  }
  if (json) return { params, query, body: parse(json, await readJson(c, Object.keys(content ?? {}))) };
  const form = content?.['multipart/form-data']?.schema;
  if (form) return { params, query, body: parse(form, await readForm(c, ['multipart/form-data'])) };
  return { params, query, body: content && openFile(Object.keys(content), c) };
}
