import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { Letter } from './decide.tsx';
import { arrived, casePath } from './filter.ts';
import { useDesk } from './use-review.ts';
import { useTimeLeft } from './waiting-bar.tsx';

/** The case that is due first, above a list in another order; absent while nothing waits. */
export function NextCase() {
  const next = useDesk().data?.next;
  return next ? <Next key={next.id} next={next} /> : null;
}

function Next({ next: { id, company_name: company, submitted_at: at } }: { next: NonNullable<Desk['next']> }) {
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
        className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        {t('list.dueCase', { company, left })}
        <Letter>N</Letter>
      </Link>
    </p>
  );
}

type Desk = ApiAnswer<'getDesk'>;
