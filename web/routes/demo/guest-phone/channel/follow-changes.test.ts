import { expect, test } from 'vitest';
import { ApiProblem, NetworkFailure } from '#web/api/problem.ts';
import type { ChangesPage } from './follow-changes.ts';
import { followChanges } from './follow-changes.ts';

const change = (position: string) => ({ position }) as ChangesPage['data'][number];
const page = (next: string, ...positions: string[]): ChangesPage => ({ data: positions.map(change), next });
const resync = new ApiProblem({ code: 'resync', status: 410, detail: '' } as ApiProblem['problem']);

/** Follows the given pages, then stops. Returns the calls in order. */
async function follow(answers: (ChangesPage | Error)[], position: string | null): Promise<string[]> {
  const abort = new AbortController();
  const log: string[] = [];
  await followChanges(
    {
      async read(after, waitSeconds) {
        const answer = answers.shift();
        if (!answer) {
          abort.abort();
          throw new Error('no more answers');
        }
        log.push(`read ${after} ${waitSeconds}s`);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      startOver: async () => void log.push('start over'),
      take: ({ data, next }) => void log.push(`take ${data.map((each) => each.position).join(' ')} -> ${next}`),
      tell: (state) => void log.push(state),
      wait: async (milliseconds) => void log.push(`wait ${milliseconds}`),
      random: () => 1,
    },
    abort.signal,
    position,
  );
  return log;
}

test('a first copy takes the position before everything is read, so that nothing is missed between', async () => {
  expect(await follow([page('7'), page('9', '8', '9')], null)).toEqual([
    'connecting',
    'read null 0s',
    'start over',
    'take  -> 7',
    'live',
    'read 7 25s',
    'take 8 9 -> 9',
    'live',
  ]);
});

test('a kept position is gone on from at once, and only then is there waiting', async () => {
  expect(await follow([page('9', '8', '9'), page('9')], '7')).toEqual([
    'connecting',
    'read 7 0s',
    'take 8 9 -> 9',
    'live',
    'read 9 25s',
    'take  -> 9',
    'live',
  ]);
});

test('everything is read anew when the channel no longer reaches back', async () => {
  expect(await follow([resync, page('40')], '7')).toEqual([
    'connecting',
    'read 7 0s',
    'read null 0s',
    'start over',
    'take  -> 40',
    'live',
  ]);
});

test('without an answer it says so, waits longer each time, and goes on from the same position', async () => {
  const away = new NetworkFailure('offline');
  expect(await follow([page('8', '8'), away, away, page('9', '9')], '7')).toEqual([
    'connecting',
    'read 7 0s',
    'take 8 -> 8',
    'live',
    'read 8 25s',
    'away',
    'wait 2000',
    'read 8 0s',
    'away',
    'wait 4000',
    'read 8 0s',
    'take 9 -> 9',
    'live',
  ]);
});
