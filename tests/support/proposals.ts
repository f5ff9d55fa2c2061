import type { TestApp } from '#tests/support/app.ts';
import type { createOwner } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

export interface Proposal {
  id: string;
  field: string;
  value: string | null;
  current_value: string | null;
  proposed_at: string;
  due_at: string;
}
export type ProposingBody = Record<string, unknown> & { proposals: Proposal[]; code?: string };

interface Decision {
  proposal_id: string;
  outcome: string;
  reasons?: string[];
  reason?: string;
}

type Owner = Pick<Awaited<ReturnType<typeof createOwner>>, 'token' | 'businessId'>;
type Reviewer = Pick<Awaited<ReturnType<typeof createReviewer>>, 'token'>;

/** Calls of an owner who proposes changes and a reviewer who decides them. */
export function proposalCalls(app: () => TestApp, of: () => { owner: Owner; reviewer: Reviewer }) {
  const call = <T = ProposingBody>(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ) => app().call<T>(method, path, { token: of().owner.token, json, headers });
  const waiting = async () => [
    ...((await call('GET', '/business')).body.proposals ?? []),
    ...((await call('GET', '/profile')).body.proposals ?? []),
  ];
  const idOf = async (field: string) => {
    const found = (await waiting()).find((each) => each.field === field);
    if (!found) throw new Error(`nothing waits for ${field}`);
    return found.id;
  };
  const decide = (decisions: Decision[], token = of().reviewer.token) =>
    app().call<ProposingBody & { decided_by: string | null }>(
      'POST',
      `/review/businesses/${of().owner.businessId}/proposals`,
      { token, json: { decisions } },
    );
  return {
    call,
    waiting,
    idOf,
    decide,
    change: (json: unknown, headers?: Record<string, string>) => call('PATCH', '/business', json, headers),
    business: () => call('GET', '/business'),
    rename: async (display_name: string) =>
      call('PUT', '/profile', { ...(await call('GET', '/profile')).body, display_name }),
    agree: async (field: string) => decide([{ proposal_id: await idOf(field), outcome: 'agreed' }]),
    /** The owner's log of proposals, newest first. */
    async log() {
      const { body } = await call<{ data: { action: string; after: unknown }[] }>('GET', '/audit');
      return body.data.filter(({ action }) => action.startsWith('proposal_'));
    },
  };
}

/** Agrees to all proposals of a business. */
export async function agreeToAll(app: TestApp, owner: Owner): Promise<void> {
  const reviewer = await createReviewer(app);
  const { waiting, decide } = proposalCalls(
    () => app,
    () => ({ owner, reviewer }),
  );
  const decisions = (await waiting()).map(({ id }) => ({ proposal_id: id, outcome: 'agreed' }));
  if (decisions.length === 0) return;
  const { status } = await decide(decisions);
  if (status !== 200) throw new Error(`the decision was answered with ${status}`);
}
