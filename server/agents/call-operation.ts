import type { AgentTool } from '#domain/agents/tools.ts';
import { fieldsOf, findOperation } from '#server/agents/describe-tools.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiContext } from '#server/http/api-context.ts';
import type { BusinessKey } from '#server/http/api-key-auth.ts';
import { invalidInput } from '#server/http/input.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** Calls the API in this process. */
export type InternalApi = { fetch: (request: Request, connection: object) => Response | Promise<Response> };

export interface AgentCall {
  api: InternalApi;
  /** The request to `/mcp`. */
  c: ApiContext;
  key: string;
}

export interface KeyedAgent {
  deps: Deps;
  call: AgentCall;
  key: BusinessKey;
}

export interface OperationResult {
  isError: boolean;
  body: unknown;
  etag: string | null;
  /** The response to an earlier call with the same `Idempotency-Key`. */
  isReplayed: boolean;
}

/** Headers of the agent's request that the API also needs: language, program, and address behind proxies. */
const passedOn = ['Accept-Language', 'User-Agent', 'X-Forwarded-For'];

function requestOf(
  { c, key }: AgentCall,
  method: string,
  path: string,
  own: Record<string, string>,
  body?: object,
): Request {
  const headers = new Headers({ ...own, 'X-API-Key': key });
  for (const name of passedOn) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (!body) return new Request(new URL(path, c.req.url), { method, headers });
  headers.set('Content-Type', 'application/json');
  return new Request(new URL(path, c.req.url), { method, headers, body: JSON.stringify(body) });
}

/** 422 for arguments that the tool does not have, as for unknown fields of a body. */
export function refuseUnknown(known: ReadonlySet<string> | ReadonlyMap<string, unknown>, given: Arguments): void {
  const keys = Object.keys(given).filter((name) => !known.has(name));
  if (keys.length > 0) throw invalidInput([{ code: 'unrecognized_keys', keys, path: [], message: '', input: given }]);
}

/** Ids only: `..` would reach another operation. */
function segmentOf(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w:|@-][\w.:|@-]{0,127}$/.test(value)) throw new Problem('not_found');
  return encodeURIComponent(value);
}

/** Performs a tool's operation as a call of the API with the agent's key: rights, limits and log are those of the API. */
export async function callOperation(
  call: AgentCall,
  tool: AgentTool,
  given: Arguments,
  headers: Record<string, string> = {},
): Promise<OperationResult> {
  const operation = await findOperation(tool);
  const fields = fieldsOf(tool, operation);
  refuseUnknown(fields, given);
  const own = { ...headers };
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let { path } = operation;
  for (const [argument, { place, name }] of fields) {
    const value = given[argument];
    if (place === 'path') path = path.replace(`{${name}}`, segmentOf(value));
    else if (value === undefined) continue;
    else if (place === 'query') query.set(name, String(value));
    else if (place === 'body') body[name] = value;
    else own[name] = String(value);
  }
  const hasBody = [...operation.fields.values()].some(({ place }) => place === 'body');
  const address = query.size > 0 ? `${path}?${query}` : path;
  const request = requestOf(call, operation.method, address, own, hasBody ? body : undefined);
  const response = await call.api.fetch(request, (call.c.env ?? {}) as object);
  const text = await response.text();
  return {
    isError: !response.ok,
    body: text ? JSON.parse(text) : null,
    etag: response.headers.get('ETag'),
    isReplayed: response.headers.has('Idempotent-Replayed'),
  };
}
