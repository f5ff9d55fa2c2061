import { useCallback, useEffect, useRef, useState } from 'react';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { readReviewer } from '#web/api/reviewer-session.ts';
import type { Case } from './use-review.ts';

/** Milliseconds; a claim lasts ten minutes. */
const RENEW_MS = 4 * 60_000;

export type Claim =
  | { kind: 'unknown' }
  | { kind: 'mine'; until: string }
  | { kind: 'theirs'; by: string; until: string };

/** Claims a case while its screen is open, with renewal and release. Another's case is only shown until `takeOver`. */
export function useClaim({ id, claim }: Pick<Case, 'id' | 'claim'>, isWanted: boolean) {
  const isTheirs = claim !== null && !claim.is_yours;
  const [state, setState] = useState<Claim>(
    isTheirs ? { kind: 'theirs', by: claim.claimed_by, until: claim.claimed_until } : { kind: 'unknown' },
  );
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  const isLeft = useRef(false);
  const isMine = useRef(false);
  isMine.current = state.kind === 'mine';

  const take = useCallback(
    (takesOver: boolean) => {
      const call = async () => {
        if (isLeft.current) return;
        try {
          const { data } = await reviewApi.PUT('/review/businesses/{id}/claim', {
            params: { path: { id } },
            body: { take_over: takesOver },
          });
          if (data && !isLeft.current) setState({ kind: 'mine', until: data.claimed_until });
        } catch (error) {
          if (isLeft.current || !isProblem(error, 'case_claimed')) return;
          const { claimed_by: by, claimed_until: until } = error.problem;
          if (typeof by === 'string' && typeof until === 'string') setState({ kind: 'theirs', by, until });
        }
      };
      // Serialized: a claim must not arrive after its release.
      calls.current = calls.current.then(call);
    },
    [id],
  );

  useEffect(() => {
    if (!isWanted) return;
    isLeft.current = false;
    const release = () => {
      calls.current = calls.current.then(() => {
        // A logout releases all claims.
        if (!readReviewer()) return;
        return reviewApi
          .DELETE('/review/businesses/{id}/claim', { params: { path: { id } }, keepalive: true })
          .catch(() => undefined);
      });
    };
    const renew = () => isMine.current && document.visibilityState === 'visible' && take(false);
    if (!isTheirs) take(false);
    const timer = setInterval(renew, RENEW_MS);
    window.addEventListener('pagehide', release);
    window.addEventListener('pageshow', renew);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', release);
      window.removeEventListener('pageshow', renew);
      isLeft.current = true;
      release();
    };
  }, [id, isWanted, isTheirs, take]);

  return { claim: state, takeOver: () => take(true) };
}
