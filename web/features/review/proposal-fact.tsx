import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewLengths } from '#domain/verification/decisions.ts';
import { factWords } from '#domain/verification/fact-words.ts';
import type { CheckedFact } from '#domain/verification/proposals.ts';
import { factChecks, refusalReasons } from '#domain/verification/proposals.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { badgeTones, Duplicates } from './check-list.tsx';
import type { FactDecision } from './use-proposal-decision.ts';
import type { Case } from './use-review.ts';
import { WaitingBar } from './waiting-bar.tsx';

type Proposed = NonNullable<Case['proposed']>;
type Match = Proposed['duplicates'][number]['matches'][number];

/** Similarities relevant per fact. */
const matchesOf: Record<CheckedFact, readonly Match[]> = {
  company_name: ['name'],
  display_name: ['display_name'],
  legal_form: [],
  handelsregister_number: ['register_number'],
  tax_id: ['tax_number'],
  address: ['address'],
  managing_director: [],
};

const finding = 'grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3';

type ProposalFactProps = {
  proposal: Case['proposals'][number];
  proposed: Proposed;
  /** Null while undecided. */
  factDecision: FactDecision | null;
  isMissing: boolean;
  /** Null without the right to decide. */
  onDecide: ((factDecision: FactDecision | null) => void) | null;
  children: ReactNode;
};

/** A proposed fact: waiting time, old and new value, checks, decision. */
export function ProposalFact({ proposal, proposed, factDecision, isMissing, onDecide, children }: ProposalFactProps) {
  const { t } = useTranslation('proposals');
  const language = useLanguage();
  const { field, value, current_value: current } = proposal;
  const words = (text: string | null) => factWords(field, text, language) || t('empty');
  const label = t(`fields.${field}`);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="text-h4">{label}</h3>
        <WaitingBar submittedAt={proposal.proposed_at} className="w-full sm:w-60" />
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="min-w-0 rounded-well bg-sunk p-4">
          <dt className="text-help text-ink-2">{t('old')}</dt>
          <dd className="wrap-anywhere mt-0.5 text-lead">{words(current)}</dd>
        </div>
        <div className="min-w-0 rounded-well bg-amber-wash p-4">
          <dt className="text-amber-text text-help">{t('new')}</dt>
          <dd className="wrap-anywhere mt-0.5 font-semibold text-lead">{words(value)}</dd>
        </div>
      </dl>
      {children}
      <Checks field={field} proposed={proposed} />
      {onDecide && (
        <div>
          <Segmented
            label={t('review.decisionOf', { field: label })}
            value={factDecision?.outcome ?? 'open'}
            onChange={(outcome) =>
              onDecide(outcome === 'open' ? null : { reasons: [], reason: '', ...factDecision, outcome })
            }
            options={[
              { value: 'open', label: t('review.open') },
              { value: 'agreed', label: t('review.agree') },
              { value: 'refused', label: t('review.refuse') },
            ]}
            className="max-w-md"
          />
        </div>
      )}
      {onDecide && factDecision?.outcome === 'refused' && (
        <div className="grid gap-5">
          <ChipGroup
            label={t('review.reasonsOf', { field: label })}
            help={t('review.reasonsHelp')}
            options={refusalReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}.label`) }))}
            value={factDecision.reasons}
            onChange={(reasons) => onDecide({ ...factDecision, reasons })}
          />
          <TextArea
            label={t('review.reasonOf', { field: label })}
            error={isMissing ? t('review.missing') : null}
            maxLength={reviewLengths.reason}
            value={factDecision.reason}
            onChange={(event) => onDecide({ ...factDecision, reason: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

function Checks({ field, proposed }: { field: CheckedFact; proposed: Proposed }) {
  const { t } = useTranslation(['review', 'proposals']);
  const alike = proposed.duplicates
    .map((each) => ({ ...each, matches: each.matches.filter((match) => matchesOf[field].includes(match)) }))
    .filter(({ matches }) => matches.length > 0);
  const found = proposed.checks
    .filter(({ check }) => check !== 'duplicates' && factChecks[field].includes(check))
    .map((each) => ({ ...each, text: t(`findings.${each.finding}`) }));
  const isCompared = matchesOf[field].length > 0;
  if (found.length === 0 && !isCompared) return null;
  return (
    <ul aria-label={t('proposals:review.checks')} className="grid gap-2 text-small">
      {found.map(({ check, state, text }) => (
        <li key={check} className={finding}>
          <Badge tone={badgeTones[state]}>{t(`marks.states.${state}`)}</Badge>
          <span className="text-ink-2">
            {t(`checks.${check}`)}: {text}
          </span>
        </li>
      ))}
      {isCompared && (
        <li className="grid gap-1">
          <span className={finding}>
            <Badge tone={alike.length > 0 ? 'amber' : 'fir'}>
              {t(`marks.states.${alike.length > 0 ? 'hint' : 'plausible'}`)}
            </Badge>
            <span className="text-ink-2">
              {t('checks.duplicates')}: {alike.length > 0 ? t('found', { count: alike.length }) : t('none')}
            </span>
          </span>
          <Duplicates business={{ duplicates: alike }} />
        </li>
      )}
    </ul>
  );
}
