import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMetres } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ProposalFact } from './proposal-fact.tsx';
import { IfPermitted } from './right-missing.tsx';
import type { FactDecision } from './use-proposal-decision.ts';
import { useProposalDecision } from './use-proposal-decision.ts';
import type { Case } from './use-review.ts';
import { useStaffRight } from './use-staff-right.ts';

/** A refusal needs a reason. */
function isStated({ outcome, reasons, reason }: FactDecision): boolean {
  return outcome === 'agreed' || reasons.length > 0 || reason.trim() !== '';
}

type ProposalReviewProps = { business: Case; proposed: NonNullable<Case['proposed']> };

/** Proposals of a verified business, each decided separately. */
export function ProposalReview({ business, proposed }: ProposalReviewProps) {
  const { t } = useTranslation('proposals');
  const language = useLanguage();
  const [factDecisions, setFactDecisions] = useState<Record<string, FactDecision>>({});
  const [isTried, setTried] = useState(false);
  const mayDecide = useStaffRight('decide_cases') !== false;
  const deciding = useProposalDecision(business.id);
  const decisions = business.proposals.flatMap(({ id }) => {
    const factDecision = factDecisions[id];
    return factDecision ? [{ proposal_id: id, ...factDecision }] : [];
  });

  function decideFact(id: string, factDecision: FactDecision | null) {
    setFactDecisions(({ [id]: _, ...others }) => (factDecision ? { ...others, [id]: factDecision } : others));
  }

  function send() {
    setTried(true);
    if (decisions.length > 0 && decisions.every(isStated)) {
      setTried(false);
      deciding.mutate(decisions);
    }
  }

  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" className="text-h3">
        {t('review.title')}
      </h2>
      <p className="mt-1 text-ink-2 text-small">{t('review.help')}</p>
      <ul className="mt-2">
        {business.proposals.map((proposal) => (
          <li key={proposal.id} className="border-line border-t py-6">
            <ProposalFact
              proposal={proposal}
              proposed={proposed}
              factDecision={factDecisions[proposal.id] ?? null}
              isMissing={
                isTried &&
                factDecisions[proposal.id] !== undefined &&
                !isStated(factDecisions[proposal.id] as FactDecision)
              }
              onDecide={mayDecide ? (factDecision) => decideFact(proposal.id, factDecision) : null}
            >
              {proposal.field === 'address' && proposed.moves_m !== null && (
                <p className="text-small">
                  {t('review.moves', { distance: formatMetres(proposed.moves_m, language) })}
                </p>
              )}
            </ProposalFact>
          </li>
        ))}
      </ul>
      <div className="border-line border-t pt-5">
        <IfPermitted right="decide_cases">
          <div className="grid justify-items-start gap-2">
            <Button busy={deciding.isPending} onClick={send}>
              {t('review.send', { count: decisions.length })}
            </Button>
            <p role="alert" className="text-oxblood text-small empty:hidden">
              {isTried && decisions.length === 0 && t('review.nothing')}
            </p>
            <p className="text-help text-ink-2">{t('review.after')}</p>
          </div>
        </IfPermitted>
      </div>
    </section>
  );
}
