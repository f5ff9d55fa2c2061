import { chosenBusiness } from './client.ts';
import { isProblem, NetworkFailure, readProblem } from './problem.ts';
import { session } from './session.ts';
import { apiBase, apiKey, pageLanguage } from './settings.ts';

type Upload = {
  /** Below `/api/v1`. */
  path: string;
  /** Name of the form's field. */
  field: string;
  file: File;
  onPercent: (percent: number) => void;
  signal?: AbortSignal;
};

const NO_BODY = [204, 205, 304];

/** `fetch` does not tell how far an upload is, so this is the old kind of request. */
function put(upload: Upload, accessToken: string | undefined, businessId: string | null): Promise<Response> {
  const { path, field, file, onPercent, signal } = upload;
  const form = new FormData();
  form.set(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkFailure(request.statusText));
    request.open('PUT', `${apiBase()}${path}`);
    request.setRequestHeader('X-API-Key', apiKey());
    request.setRequestHeader('Accept-Language', pageLanguage());
    if (accessToken) request.setRequestHeader('Authorization', `Bearer ${accessToken}`);
    if (businessId !== null) request.setRequestHeader('X-Business-Id', businessId);
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? (loaded / total) * 100 : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => resolve(answerOf(request));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
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

/** Sends one file and tells how far it is. Throws `ApiProblem` or `NetworkFailure`, like the typed client. */
export async function uploadFile(upload: Upload): Promise<Response> {
  const current = await session.fresh();
  const businessId = current && (await chosenBusiness.confirmed());
  const answer = await put(upload, current?.access_token, businessId);
  if (answer.ok) return answer;
  const problem = await readProblem(answer);
  if (!current || !isProblem(problem, 'invalid_token')) throw problem;
  const renewed = await session.renew(current);
  if (!renewed || renewed.access_token === current.access_token) throw problem;
  const second = await put(upload, renewed.access_token, businessId);
  if (second.ok) return second;
  throw await readProblem(second);
}
