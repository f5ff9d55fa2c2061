import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { reportStates } from '#domain/reports/decisions.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { ReportFilter as Filter } from '#web/api/review-queries.ts';
import { ChipLink } from '#web/ui/chip.tsx';
import { Select } from '#web/ui/select.tsx';
import { reportListPath } from './filter.ts';

type Props = { filter: Filter; counts: ApiAnswer<'listReports'>['counts'] | undefined };

/** State and kind, stored in the address. */
export function ReportFilter({ filter, counts }: Props) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const { state, kind } = filter;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <nav aria-label={t('list.filter')} className="flex flex-wrap gap-2">
        {reportStates.map((option) => (
          <ChipLink key={option} to={reportListPath({ state: option, kind })} current={option === state}>
            {t(`list.state.${option}`, { number: counts?.[option] ?? '' }).trim()}
          </ChipLink>
        ))}
      </nav>
      <Select
        label={t('list.kind')}
        hideLabel
        placeholder={t('list.allKinds')}
        options={reportKinds.map((value) => ({ value, label: t(`kinds.${value}.label`) }))}
        value={kind ?? ''}
        onChange={({ target: { value } }) => {
          const chosen = reportKinds.find((known) => known === value);
          void navigate(reportListPath({ state, kind: chosen }), { replace: true, preventScrollReset: true });
        }}
        className="w-64 max-sm:w-full"
      />
    </div>
  );
}
