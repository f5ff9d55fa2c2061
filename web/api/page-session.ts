import { readProblem } from './problem.ts';
import { sign } from './sign.ts';

/**
 * Gets the cookie that opens the pages of this browser's stored session. False when the session has ended. Throws when the server
 * cannot say.
 */
export async function askForPageSession(accessToken: string): Promise<boolean> {
  const answer = await fetch('/api/v1/auth/page-session', { method: 'POST', headers: sign(accessToken) });
  if (!answer.ok && answer.status !== 401) throw await readProblem(answer);
  return answer.ok;
}
