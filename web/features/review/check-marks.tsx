import { useTranslation } from 'react-i18next';
import type { CaseCheckState } from '#domain/verification/case-checks.ts';
import { caseCheckStates } from '#domain/verification/case-checks.ts';
import { cx } from '#web/ui/cx.ts';
import type { Submission } from './use-review.ts';

const markTones: Record<CaseCheckState, string> = {
  plausible: 'bg-fir',
  hint: 'bg-amber',
  contradiction: 'bg-oxblood',
  missing: 'bg-line',
  neutral: 'bg-sunk inset-ring-[1.5px] inset-ring-line',
};

type Checks = Submission['checks'];

/** Summary of the marks, worst first. */
function useMarkText(): (checks: Checks) => string {
  const { t } = useTranslation('review');
  return (checks) => {
    const count = (state: CaseCheckState) => checks.filter((check) => check.state === state).length;
    const [contradictions, hints, open] = [count('contradiction'), count('hint'), count('missing')];
    const parts: (string | false)[] = [
      contradictions > 0 && t('marks.contradiction', { count: contradictions }),
      hints > 0 && t('marks.hint', { count: hints }),
      open > 0 && t('marks.missing', { count: open }),
    ].filter((part) => part !== false);
    if (parts.length === 0) return t('marks.all');
    if (contradictions + hints === 0) parts.unshift(t('marks.plausible', { count: count('plausible') }));
    return parts.join(', ');
  };
}

/** Marks with a text alternative. */
export function CheckMarks({ checks, className }: { checks: Checks; className?: string }) {
  const markText = useMarkText();
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div aria-hidden="true" className="flex gap-1">
        {checks.map(({ check, state }) => (
          <span key={check} className={cx('h-5.5 w-3.5', markTones[state])} />
        ))}
      </div>
      <p className="text-help text-ink-2">{markText(checks)}</p>
    </div>
  );
}

export function MarkLegend() {
  const { t } = useTranslation('review');
  return (
    <ul
      aria-label={t('marks.legend')}
      className="mb-4 flex flex-wrap gap-x-4 gap-y-1 border-line border-b pb-4 text-ink-2 text-help"
    >
      {caseCheckStates.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span aria-hidden="true" className={cx('h-4 w-2.5', markTones[state])} />
          {t(`marks.states.${state}`)}
        </li>
      ))}
    </ul>
  );
}
