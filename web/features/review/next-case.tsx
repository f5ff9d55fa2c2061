import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { Letter } from './decide.tsx';
import { arrived, casePath } from './filter.ts';
import { useTimeLeft } from './waiting-bar.tsx';

type Due = NonNullable<ApiAnswer<'listSubmissions'>['next_due']>;

/** The most urgent case, above a list in another order. */
export function NextCase({ due: { id, company_name: company, submitted_at: at } }: { due: Due }) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const left = useTimeLeft(at);
  useLetterKeys({ n: () => void navigate(casePath(id), { state: arrived, viewTransition: true }) });
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {t('list.dueFirst')}
      <Link
        to={casePath(id)}
        state={arrived}
        viewTransition
        aria-keyshortcuts="N"
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {t('list.dueCase', { company, left })}
      </Link>
      <Letter>N</Letter>
    </p>
  );
}
