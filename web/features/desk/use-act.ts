import { useRef } from 'react';
import { newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';

type Headers = ReturnType<typeof once>;

/** An act of staff, which a second click or a lost answer never repeats. */
export function useAct<Input, Data>(
  call: (input: Input, headers: Headers) => Promise<Data>,
  done: (data: Data, input: Input) => string,
) {
  const key = useRef(newIdempotencyKey());
  return useAction({
    call: (input: Input) => call(input, once(key.current)),
    done(data, input) {
      key.current = newIdempotencyKey();
      return done(data, input);
    },
    failed(_, error) {
      if (error instanceof ApiProblem) key.current = newIdempotencyKey();
      return undefined;
    },
    stale: [reviewQueries.ofDesk],
    isRepeatable: true,
  });
}
