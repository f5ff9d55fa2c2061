import createClient from 'openapi-fetch';
import { stagingPaths } from '#web/staging-paths.ts';
import { logFailure } from './log-failure.ts';
import type { ApiPaths } from './paths.ts';
import { isProblem, NetworkFailure, readProblem } from './problem.ts';
import { reauthentication } from './reauthentication.ts';
import { endReviewer, readReviewer } from './reviewer-session.ts';
import { apiBase } from './settings.ts';
import { sign } from './sign.ts';

/** Signs a call as the reviewer; signs out when the token is refused. */
async function call(request: Request): Promise<Response> {
  const reviewer = readReviewer();
  for (const [name, value] of Object.entries(sign(reviewer?.access_token))) request.headers.set(name, value);
  const { pathname } = new URL(request.url);
  const copy = request.clone();
  const answer = await fetch(request).catch((error) => {
    if (request.signal.aborted) throw error;
    const failure = new NetworkFailure(error);
    logFailure(pathname, failure);
    throw failure;
  });
  if (answer.ok) return answer;
  const problem = await readProblem(answer);
  logFailure(pathname, problem);
  if (reviewer && isProblem(problem, 'invalid_token')) endReviewer();
  if (reviewer && isProblem(problem, 'fresh_sign_in_needed') && (await reauthentication.prove?.())) return call(copy);
  if (isProblem(problem, 'second_factor_needed')) location.assign(stagingPaths.account);
  throw problem;
}

/** The typed API for reviewers. Throws `ApiProblem` or `NetworkFailure`. */
export const reviewApi = createClient<ApiPaths>({
  baseUrl: typeof document === 'undefined' ? '' : apiBase(),
  fetch: call,
});
