import { useState } from 'react';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useAction } from '#web/api/use-action.ts';
import { staleEvents } from '#web/features/events/event/use-events.ts';
import type { ImportRow } from './to-drafts.ts';

/** What became of a row: a draft, nothing because there is an event with its id, or nothing because it was refused. */
export type RowResult = { kind: 'made'; id: string } | { kind: 'known' } | { kind: 'refused'; problem: ApiProblem };

/** So many rows go in one call: few enough that people see it move. */
const ROWS_AT_ONCE = 50;

/** Makes drafts of rows. When it stops in between, what is done stays, and the rest can be sent again: no row becomes two. */
export function useImport() {
  const [results, setResults] = useState<ReadonlyMap<number, RowResult>>(new Map());
  const { mutate, isPending, problem } = useAction({
    call: async (rows: readonly ImportRow[]) => {
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const part = rows.slice(from, from + ROWS_AT_ONCE);
        const operations = part.map(({ event }) => ({ op: 'create', event }));
        const headers = once(newIdempotencyKey());
        const answer = await dataOf(api.POST('/events/batch', { body: { operations }, headers }));
        setResults((before) => {
          const after = new Map(before);
          for (const [at, { event, problem: refusal }] of answer.results.entries()) {
            const number = part[at]?.number ?? 0;
            if (event) after.set(number, { kind: 'made', id: event.id });
            else if (refusal?.code === 'external_id_taken') after.set(number, { kind: 'known' });
            else if (refusal) after.set(number, { kind: 'refused', problem: new ApiProblem(refusal) });
          }
          return after;
        });
      }
    },
    stale: staleEvents,
  });
  return { start: mutate, isPending, problem, results };
}
