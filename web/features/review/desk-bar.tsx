import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { DeskList } from './desk-lists.ts';
import { deskLists } from './desk-lists.ts';
import { useStaffRight } from './use-staff-right.ts';

const bar = 'scrollbar-none -mx-3 -mt-1 flex w-[calc(100%+1.5rem)] gap-1 overflow-x-auto';

const link =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-field px-3 text-[0.9375rem] focus-visible:-outline-offset-2 aria-[current=page]:rounded-b-none aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_0_-3px_var(--tomato)]';

export function DeskBar() {
  const { t } = useTranslation('review');
  return (
    <nav aria-label={t('desk.label')} className={bar}>
      {deskLists.map((list) => (
        <DeskLink key={list.name} list={list} />
      ))}
    </nav>
  );
}

/** Placeholder until the reviewer is known. */
export function DeskBarSkeleton() {
  return (
    <div aria-hidden="true" className={bar}>
      <span className={link} />
    </div>
  );
}

const noCount = () => undefined;

function DeskLink({ list: { name, to, right, useCount = noCount } }: { list: DeskList }) {
  const { t } = useTranslation('review');
  const count = useCount();
  const { pathname, search } = useLocation();
  if (useStaffRight(right) === false) return null;
  const [path, shown = null] = to.split('?show=');
  const isOpen = pathname === path && new URLSearchParams(search).get('show') === shown;
  return (
    <Link to={to} aria-current={isOpen ? 'page' : undefined} className={link}>
      {t(`desk.lists.${name}`)}
      {count !== undefined && count > 0 && (
        <span className="min-w-6 rounded-badge bg-current/18 px-1.5 py-0.5 text-center font-semibold text-[0.8125rem] tabular-nums">
          <span className="sr-only">{t('desk.waiting')} </span>
          {count}
        </span>
      )}
    </Link>
  );
}
