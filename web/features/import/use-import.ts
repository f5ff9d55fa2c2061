import { useState } from 'react';
import type { ImportRow } from '#domain/import/result.ts';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useAction } from '#web/api/use-action.ts';
import { staleEvents } from '#web/features/events/event/use-events.ts';

/** `known`: an event with this id exists. */
export type RowResult = { kind: 'made'; id: string } | { kind: 'known' } | { kind: 'refused'; problem: ApiProblem };

/** Rows per call, small enough to show progress. */
const ROWS_AT_ONCE = 50;

/** Creates drafts from rows. Safe to repeat after an interruption: rows are idempotent. */
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
