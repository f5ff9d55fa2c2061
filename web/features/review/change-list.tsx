import { useTranslation } from 'react-i18next';
import { factWords } from '#domain/verification/fact-words.ts';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { TypeDrawing } from '#web/art/type-drawing.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { casePath } from './filter.ts';
import { LoadedList } from './loaded-list.tsx';
import type { Submission, useSubmissions } from './use-review.ts';
import { useStaffRight } from './use-staff-right.ts';
import { WaitingBar } from './waiting-bar.tsx';

/** Verified businesses with proposals, earliest deadline first; decided in the case. */
export function ChangeList(props: { filter: CaseFilter; submissions: ReturnType<typeof useSubmissions> }) {
  const { t } = useTranslation('proposals');
  return (
    <LoadedList {...props} done={{ title: t('review.listEmptyTitle'), text: t('review.listEmptyText') }}>
      {(rows) => (
        <ul>
          {rows.map((submission) => (
            <li key={submission.id} className="border-line border-t first:border-t-0">
              <ChangeRow submission={submission} />
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

function ChangeRow({ submission }: { submission: Submission }) {
  const { t } = useTranslation(['review', 'proposals']);
  const language = useLanguage();
  const { id, company_name: company, business_type: type, proposals } = submission;
  const [oldest] = proposals;
  const open = t(useStaffRight('decide_cases') === false ? 'list.view' : 'list.open');
  return (
    <div className="grid gap-x-6 gap-y-4 py-5 sm:grid-cols-2 xl:grid-cols-[1fr_1.5fr_14rem_auto] xl:items-center">
      <div className="flex items-start gap-4">
        <TypeDrawing type={type} className="w-14 shrink-0 md:w-16" />
        <h2 className="wrap-anywhere min-w-0 text-h4">{company}</h2>
      </div>
      <ul aria-label={t('proposals:review.listWants')} className="grid min-w-0 gap-1 text-small">
        {proposals.map(({ id: key, field, value, current_value: current }) => (
          <li key={key} className="wrap-anywhere">
            {t('proposals:review.change', {
              field: t(`proposals:fields.${field}`),
              from: factWords(field, current, language) || t('proposals:empty'),
              to: factWords(field, value, language) || t('proposals:empty'),
            })}
          </li>
        ))}
      </ul>
      {oldest && <WaitingBar submittedAt={oldest.proposed_at} />}
      <ButtonLink
        to={casePath(id)}
        variant="secondary"
        size="compact"
        aria-label={t('list.named', { action: open, company })}
        className="justify-self-start"
      >
        {open}
      </ButtonLink>
    </div>
  );
}
