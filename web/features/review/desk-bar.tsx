import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { DeskList } from './desk-lists.ts';
import { deskLists } from './desk-lists.ts';
import { useStaffRight } from './use-staff-right.ts';

const bar = 'scrollbar-none -mx-3 -mt-1 flex w-[calc(100%+1.5rem)] gap-1 overflow-x-auto';

const link =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-field px-3 text-[0.9375rem] focus-visible:-outline-offset-2 aria-[current]:rounded-b-none aria-[current]:font-semibold aria-[current]:shadow-[inset_0_-3px_var(--tomato)]';

/** Whether a list is on the screen, or a page of it. */
function useIsOpen(): (list: DeskList) => boolean {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('show');
  return ({ to }) => {
    const [path = '', shown = null] = to.split('?show=');
    return pathname.startsWith(`${path}/`) || (pathname === path && asked === shown);
  };
}

/** Areas in one row; the lists of the open one below. */
export function DeskBar() {
  const { t } = useTranslation('review');
  const isOpen = useIsOpen();
  const open = deskLists.find(isOpen);
  const area = open?.below ?? open?.name;
  const lists = deskLists.filter(({ below }) => below !== undefined && below === area);
  return (
    <nav aria-label={t('desk.label')} className="w-full min-w-0">
      <div className={bar}>
        {deskLists
          .filter(({ below }) => below === undefined)
          .map((list) => (
            <DeskLink key={list.name} list={list} current={list === open ? 'page' : list.name === area} />
          ))}
      </div>
      {lists.length > 0 && (
        <div className={bar}>
          {lists.map((list) => (
            <DeskLink key={list.name} list={list} current={list === open ? 'page' : false} />
          ))}
        </div>
      )}
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

function DeskLink({ list, current }: { list: DeskList; current: 'page' | boolean }) {
  const { name, to, right, useCount = noCount } = list;
  const { t } = useTranslation('review');
  const count = useCount();
  if (useStaffRight(right) === false) return null;
  return (
    <Link to={to} aria-current={current || undefined} className={link}>
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
