import { call } from './client.ts';
import { NetworkFailure } from './problem.ts';
import { apiBase } from './settings.ts';

type Upload = {
  method?: 'PUT' | 'POST';
  path: string;
  /** Form field; without it the file is the whole body. */
  field?: string;
  file: File;
  texts?: Record<string, string>;
  onPercent: (percent: number) => void;
  signal?: AbortSignal;
};

const NO_BODY = [204, 205, 304];

/** XMLHttpRequest, since `fetch` reports no upload progress. */
function put(upload: Upload, headers: Record<string, string>): Promise<Response> {
  const { method = 'PUT', path, field, file, texts = {}, onPercent, signal } = upload;
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  if (field !== undefined) form.set(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkFailure(request.statusText));
    request.open(method, `${apiBase()}${path}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? (loaded / total) * 100 : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => resolve(answerOf(request));
    signal?.addEventListener('abort', () => request.abort());
    request.send(field === undefined ? file : form);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const body = NO_BODY.includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}

/** Uploads a file with progress. Throws `ApiProblem` or `NetworkFailure`. */
export function uploadFile(upload: Upload): Promise<Response> {
  return call(upload.path, (headers) => put(upload, headers));
}
