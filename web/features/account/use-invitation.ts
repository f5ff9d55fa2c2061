import { useEffect, useState } from 'react';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isProblem } from '#web/api/problem.ts';

export type Invitation = ApiAnswer<'readInvitation'>;

const deadLinks = ['link_unknown', 'link_expired', 'link_used', 'link_withdrawn', 'link_replaced'] as const;
export type DeadInvitation = (typeof deadLinks)[number];

/** The reason an invitation link is invalid, if that is the error. */
export function deadLinkOf(error: unknown): DeadInvitation | undefined {
  return deadLinks.find((code) => isProblem(error, code));
}

type State =
  | { kind: 'loading' }
  | { kind: 'open'; invitation: Invitation }
  | { kind: 'dead'; code: DeadInvitation }
  | { kind: 'failed'; error: unknown };

export function useInvitation(token: string | null | undefined) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs per attempt
  useEffect(() => {
    if (token === undefined) return;
    if (token === null) return setState({ kind: 'dead', code: 'link_unknown' });
    let isCurrent = true;
    dataOf(api.POST('/team/invitation', { body: { token } })).then(
      (invitation) => isCurrent && setState({ kind: 'open', invitation }),
      (error) => {
        const code = deadLinkOf(error);
        if (isCurrent) setState(code ? { kind: 'dead', code } : { kind: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  return {
    state,
    fail: (code: DeadInvitation) => setState({ kind: 'dead', code }),
    retry() {
      setState({ kind: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
