import createClient from 'openapi-fetch';
import { demoKeys } from '#domain/shared/demo.ts';
import type { OpenTo } from './callers.ts';
import type { ApiPaths } from './paths.ts';
import { NetworkFailure, readProblem } from './problem.ts';
import { apiBase } from './settings.ts';
import { visitorHeaders } from './sign.ts';

/** Signs a call as the demo's consumer app, with a public key that production refuses. */
async function call(request: Request): Promise<Response> {
  for (const [name, value] of Object.entries(visitorHeaders(demoKeys.appServiceKey))) request.headers.set(name, value);
  const answer = await fetch(request).catch((error) => {
    if (request.signal.aborted) throw error;
    throw new NetworkFailure(error);
  });
  if (answer.ok) return answer;
  throw await readProblem(answer);
}

/** The routes for the consumer app. Throws `ApiProblem` or `NetworkFailure`. */
export const guestApi = createClient<Pick<ApiPaths, OpenTo<'app'>>>({
  baseUrl: typeof document === 'undefined' ? '' : apiBase(),
  fetch: call,
});
