import type { Database } from '#database/connect.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { findDecisions } from '#server/modules/people/verification/queries.ts';
import { findDuplicates } from '#server/modules/trust/review/find-duplicates.ts';
import {
  findCaseParts,
  findClaims,
  findHeldDecisions,
  findSubmission,
  findWebsites,
} from '#server/modules/trust/review/queries.ts';
import { toCase } from '#server/modules/trust/review/to-case.ts';

export async function findFacts(db: Database, ids: string[]) {
  const [duplicates, websites, decisions, held, claims] = await Promise.all([
    findDuplicates(db, ids),
    findWebsites(db, ids),
    findDecisions(db, ids),
    findHeldDecisions(db, ids),
    findClaims(db, ids),
  ]);
  return (id: string) => ({
    duplicates: duplicates.get(id) ?? [],
    websiteUrl: websites.get(id) ?? null,
    decision: decisions.get(id),
    held: held.get(id),
    claim: claims.get(id),
  });
}

export async function readCase({ db, actor, deps }: Pick<Context<Reviewer>, 'db' | 'actor' | 'deps'>, id: string) {
  const row = await findSubmission(db, id);
  const [parts, facts] = await Promise.all([findCaseParts(db, row, actor.reviewerId), findFacts(db, [id])]);
  const needsSecond = deps.config.reviewFourEyes === 'rejections';
  const known = facts(id);
  const shown = toCase(row, parts, { ...known, needsSecond }, actor.reviewerId, deps.config);
  return known.held?.settlesAt ? { ...shown, queue: null } : shown;
}
