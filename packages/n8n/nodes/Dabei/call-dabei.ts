import type {
  IDataObject,
  IExecuteFunctions,
  IHookFunctions,
  IHttpRequestMethods,
  IN8nHttpFullResponse,
  JsonObject,
} from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

export interface Call {
  method: IHttpRequestMethods;
  /** Below `/api/v1`; values in it are made by `segment`. */
  path: string;
  qs?: IDataObject;
  body?: IDataObject;
}

/** A value as one part of a path. */
export function segment(value: string): string {
  // Addresses drop empty parts and dots, so the call would be another one.
  if (/^\.{0,2}$/.test(value)) throw new Error('An ID is missing');
  return encodeURIComponent(value);
}

interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  errors?: { path: string; message: string }[];
}

/** Calls the API with the key of the credentials. A refusal is an error with the sentences of its problem. */
export async function callDabei(
  context: IExecuteFunctions | IHookFunctions,
  { method, path, qs, body }: Call,
  itemIndex = 0,
): Promise<IDataObject> {
  const { baseUrl } = await context.getCredentials<{ baseUrl: string }>('dabeiApi', itemIndex);
  const answer: IN8nHttpFullResponse = await context.helpers.httpRequestWithAuthentication.call(context, 'dabeiApi', {
    method,
    url: `${baseUrl.replace(/\/+$/, '')}/api/v1${path}`,
    qs,
    body,
    json: true,
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
  });
  if (answer.statusCode < 300) return answer.body as unknown as IDataObject;
  const problem = answer.body as unknown as Problem;
  const fields = (problem.errors ?? []).map((field) => `${field.path}: ${field.message}`);
  throw new NodeApiError(context.getNode(), answer.body as unknown as JsonObject, {
    message: problem.title ?? `The service answered ${answer.statusCode}`,
    description: [problem.detail, ...fields, problem.code && `Code: ${problem.code}`].filter(Boolean).join('\n'),
    httpCode: String(answer.statusCode),
    itemIndex,
  });
}

/** Reads a list page by page, up to `most` entries. */
export async function readPages(
  context: IExecuteFunctions,
  call: Call,
  most: number,
  itemIndex: number,
): Promise<IDataObject[]> {
  const found: IDataObject[] = [];
  let cursor: unknown;
  do {
    const qs: IDataObject = { ...call.qs, limit: Math.min(100, most - found.length) };
    if (cursor) qs.cursor = cursor as string;
    const page = await callDabei(context, { ...call, qs }, itemIndex);
    found.push(...(page.data as IDataObject[]));
    cursor = page.next_cursor;
  } while (cursor && found.length < most);
  return found;
}
