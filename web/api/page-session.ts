import { readProblem } from './problem.ts';
import { sign } from './sign.ts';

/**
 * Gets the page session cookie for the stored session. False if the session has ended; throws if the server is
 * unreachable.
 */
export async function askForPageSession(accessToken: string): Promise<boolean> {
  const answer = await fetch('/api/v1/auth/page-session', { method: 'POST', headers: sign(accessToken) });
  if (!answer.ok && answer.status !== 401) throw await readProblem(answer);
  return answer.ok;
}
