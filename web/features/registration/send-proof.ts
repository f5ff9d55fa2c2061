import { NetworkFailure, readProblem } from '#web/api/problem.ts';
import { apiBase, apiKey, pageLanguage } from '#web/api/settings.ts';

/** Uploads the proof. `fetch` does not tell how far an upload is, so this is the old kind of request. */
export function sendProof(file: File, uploadToken: string, onPercent: (percent: number) => void): Promise<void> {
  const form = new FormData();
  form.set('upload_token', uploadToken);
  form.set('proof', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkFailure(request.statusText));
    request.open('PUT', `${apiBase()}/registrations/proof`);
    request.setRequestHeader('X-API-Key', apiKey());
    request.setRequestHeader('Accept-Language', pageLanguage());
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? (loaded / total) * 100 : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = () => {
      if (request.status === 200) resolve();
      else readProblem(answerOf(request)).then(reject, reject);
    };
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status || 502, headers });
}
