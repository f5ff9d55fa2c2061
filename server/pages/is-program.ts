import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Longer ones are asked about anew each time, so that the memory is bounded. */
const MOST_CHARACTERS = 512;
/** Few browsers send most of the requests, and the question goes through hundreds of patterns. */
const known = new LRUCache<string, boolean>({ max: 1000 });

/** Whether a program asks and not a person, by what it says of itself. */
export function isProgram(userAgent = ''): boolean {
  if (userAgent.length > MOST_CHARACTERS) return isbot(userAgent);
  const answer = known.get(userAgent) ?? isbot(userAgent);
  known.set(userAgent, answer);
  return answer;
}
